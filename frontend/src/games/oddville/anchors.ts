/** Where things are on the screen, by name. The same thing may be drawn twice; the visible one counts. */
export function find(...names: readonly string[]): Element | null {
  for (const name of names) {
    const found = [...document.querySelectorAll(`[data-anchor="${name}"]`)].find((element) => element.getClientRects().length > 0);
    if (found) return found;
  }
  return null;
}

/** A player's place: the panel's facts, or the chip of the strip on a phone. */
export function findSeat(seat: number, ...names: readonly string[]): Element | null {
  return find(...names) ?? document.querySelector(`.seat-strip > :nth-child(${seat + 1})`);
}

/** A square of this size in the middle of something: where a piece starts or lands. */
export function spot(element: Element, size: number): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMRect(left + (width - size) / 2, top + (height - size) / 2, size, size);
}
