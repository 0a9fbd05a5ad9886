import { list, t } from '../../../i18n';
import type { SeatState } from '../../../ui/SeatChip';
import { Gondola } from '../art/pieces';
import { START, districtAt, space } from '../map';
import type { PlayerView } from '../schema.gen';

interface Props {
  players: readonly PlayerView[];
  seats: readonly SeatState[];
}

/** All on the start space lie beside each other. */
export function berthOf(players: readonly PlayerView[], seat: number): { x: number; y: number } {
  const { gondola = START } = players[seat] ?? {};
  const { at } = space(gondola);
  if (gondola !== START) return at;
  const here = players.flatMap((player, index) => (player.gondola === START ? [index] : []));
  const place = here.indexOf(seat);
  return { x: at.x - (here.length - 1) * 9 + place * 18, y: at.y + 13 + (place % 2) * 9 };
}

export function gondolaName(seats: readonly SeatState[], players: readonly PlayerView[], seat: number): string {
  const { gondola = START } = players[seat] ?? {};
  const name = seats[seat]?.name ?? '';
  const districts = space(gondola).districts.map((each) => districtAt(each).name);
  if (districts.length === 0) return t('venice.gondola.alone', { name, n: gondola });
  return t('venice.gondola', { name, n: gondola, districts: list(districts) });
}

/** Where each gondola lies. The one that is mine is drawn last, over the others. */
export function Gondolas({ players, seats }: Props) {
  const order = players.map((_, seat) => seat).toSorted((a, b) => Number(seats[a]?.me) - Number(seats[b]?.me));
  return (
    <g>
      {order.map((seat) => {
        const { x, y } = berthOf(players, seat);
        const state = seats[seat];
        return (
          <g key={seat} transform={`translate(${x} ${y})`} role="img" aria-label={gondolaName(seats, players, seat)}>
            <g data-piece={`gondola-${seat}`}>
              <g class="v-gondola">
                <g transform="translate(-23 -19) scale(1.040)">
                  <Gondola colour={state?.colour ?? 'slate'} />
                </g>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
