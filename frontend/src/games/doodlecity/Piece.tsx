import { PIECES, type PieceName } from './pieces';

/** A printed thing by itself, beside words or numbers. */
export function Piece({ name, class: extra = '' }: { name: PieceName; class?: string }) {
  const { box, markup } = PIECES[name];
  // oxlint-disable-next-line react/no-danger -- our own drawing
  return <svg class={`dc-piece ${extra}`} viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
