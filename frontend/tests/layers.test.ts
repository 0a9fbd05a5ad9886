/** Imports go one way: base <- net <- store <- games/<game> <- pages <- App. And never in a circle. */
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources } from './sources';

const files = new Map(sources().map(({ path, text }) => [path, text]));

/** The files that one imports, statically or lazily, types included. */
function importsOf(path: string): string[] {
  const text = files.get(path) ?? '';
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map((match) => match[1] ?? '');
  return names.flatMap((name) => {
    const base = normalize(join(dirname(path), name));
    return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((each) => files.has(each)) ?? [];
  });
}

const LAYERS = ['base', 'net', 'contract', 'store', 'game', 'registry', 'pages', 'app'] as const;
type Layer = (typeof LAYERS)[number];

const APP = ['App.tsx', 'main.tsx'];

function layerOf(path: string): Layer {
  const [folder = '', ...rest] = path.split('/');
  if (APP.includes(path)) return 'app';
  if (folder === 'net' || folder === 'store' || folder === 'pages') return folder;
  if (folder !== 'games') return 'base';
  if (rest.length > 1) return 'game';
  return path === 'games/registry.ts' ? 'registry' : 'contract';
}

const gameOf = (path: string): string | undefined => /^games\/(\w+)\//.exec(path)?.[1];

/** The contract speaks of the table's parts without building on them: it only imports types. */
const rank = (path: string): number => LAYERS.indexOf(layerOf(path));

describe('imports', () => {
  it('find every file', () => {
    expect(importsOf('main.tsx')).toContain('App.tsx');
    expect(importsOf('App.tsx')).toContain('pages/Table.tsx');
  });

  it('go one way', () => {
    const wrong = [...files.keys()].flatMap((path) =>
      importsOf(path)
        .filter((other) => rank(other) > rank(path))
        .map((other) => `${path} -> ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  it('never lead from one game to another', () => {
    const wrong = [...files.keys()].flatMap((path) =>
      importsOf(path)
        .filter((other) => gameOf(path) && gameOf(other) && gameOf(path) !== gameOf(other))
        .map((other) => `${path} -> ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  it('make no circle', () => {
    const done = new Set<string>();
    const circleFrom = (path: string, way: readonly string[]): readonly string[] | null => {
      if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
      if (done.has(path)) return null;
      for (const other of importsOf(path)) {
        const circle = circleFrom(other, [...way, path]);
        if (circle) return circle;
      }
      done.add(path);
      return null;
    };
    const circles = [...files.keys()].map((path) => circleFrom(path, [])).filter((circle) => circle !== null);
    expect(circles.map((circle) => circle.join(' -> '))).toEqual([]);
  });
});
