import { PRINT } from './pieces';

/** The printed squares, 500 units wide. */
export function Print() {
  // oxlint-disable-next-line react/no-danger -- our own drawing
  return <g dangerouslySetInnerHTML={{ __html: PRINT }} />;
}
