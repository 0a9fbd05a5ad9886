import type { Clash } from '../desk';
import type { Side } from '../facts';
import { CARD, CELL } from '../model/town';

const EDGES: Record<Side, string> = { n: 'M22 0H98', e: 'M120 22V98', s: 'M22 120H98', w: 'M0 22V98' };

/** Not here: a red bar on the very edge that clashes, and the rule. */
export function ClashMark({ clash }: { clash: Clash }) {
  const { x, y, sides, text, rule } = clash;
  return (
    <div class="ov-clash" style={{ transform: `translate(${x * CELL}px, ${y * CELL}px)` }}>
      <svg width={CARD} height={CARD} viewBox={`0 0 ${CARD} ${CARD}`} aria-hidden="true">
        <rect x="2" y="2" width="116" height="116" rx="10" fill="#FFF6EC" fill-opacity=".75" stroke="#97805B" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round" />
        <path d="M44 44l32 32M76 44L44 76" stroke="#AE2419" stroke-width="8" stroke-linecap="round" fill="none" />
        {sides.map((side) => (
          <path key={side} d={EDGES[side]} stroke="#AE2419" stroke-width="11" stroke-linecap="round" />
        ))}
      </svg>
      <p class="ov-clash-text" role="status">
        {text} <b>{rule}</b>
      </p>
    </div>
  );
}
