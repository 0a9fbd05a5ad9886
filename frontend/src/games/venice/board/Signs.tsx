/** A sign for each district in the water, with those whose gondola touches it: they get bags there. */
import type { SeatState } from '../../../ui/SeatChip';
import { SeatDisc } from '../art/pieces';
import { DISTRICTS, space, type District } from '../map';
import type { PlayerView } from '../schema.gen';

interface Props {
  players: readonly PlayerView[];
  seats: readonly SeatState[];
}

const DISC = 15;

export function Signs({ players, seats }: Props) {
  return (
    <g aria-hidden="true">
      {DISTRICTS.map((district, index) => {
        const near = players.flatMap((player, seat) => (space(player.gondola).districts.includes(index) ? [seat] : []));
        return <Sign key={district.letter} district={district} touching={near.map((seat) => seats[seat]?.colour ?? 'slate')} />;
      })}
    </g>
  );
}

function Sign({ district, touching }: { district: District; touching: readonly SeatState['colour'][] }) {
  const { letter, name, sign } = district;
  const words = name.length * 8.200 + 12;
  const width = 27 + words + touching.length * DISC + (touching.length ? 5 : 0);
  const left = sign.end === 'left' ? sign.x : sign.x - width;
  return (
    <g transform={`translate(${left} ${sign.y - 13})`}>
      <g class="v-sign-near">
        <rect width={width} height="26" rx="13" fill="#FFF6E0" stroke="#6E5A3C" stroke-width="1.400" />
        <text x={27} y="18" class="v-sign-name">
          {name}
        </text>
      </g>
      <circle cx="14" cy="13" r="9.500" class="v-sign-disc" />
      <text x="14" y="17.300" class="v-sign-letter">
        {letter}
      </text>
      <g class="v-sign-seats" style={{ '--words': `${-words}px` }}>
        {touching.map((colour, index) => (
          <g key={colour} transform={`translate(${27 + words + 7 + index * DISC} 13)`}>
            <SeatDisc colour={colour} r={7.500} />
          </g>
        ))}
      </g>
    </g>
  );
}
