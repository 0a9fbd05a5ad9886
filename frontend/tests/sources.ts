/** The source of the web app as text, for tests that read it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Vitest runs in the folder of the web app. */
const ROOT = join(process.cwd(), 'src');

export interface SourceFile {
  /** From src/ on, such as "net/link.ts". */
  readonly path: string;
  readonly text: string;
}

export function sources(): readonly SourceFile[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: relative(ROOT, join(ROOT, path)), text: readFileSync(join(ROOT, path), 'utf8') }));
}
