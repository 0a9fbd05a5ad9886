/** Prints what a first visit downloads, gzipped, and fails when the scripts grow over the budget. */
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 60_000; // bytes of gzipped JavaScript before any game's board
const DIST = new URL('../dist/', import.meta.url);

const zipped = (path) => gzipSync(readFileSync(new URL(path, DIST)), { level: 9 }).length;
const row = (name, bytes) => console.log(`${String(bytes).padStart(8)}  ${name}`);

/** The entry and everything it imports statically, found in the built files themselves. */
function firstLoad() {
  const html = readFileSync(new URL('index.html', DIST), 'utf8');
  const seen = new Set();
  const queue = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(new URL(file, DIST), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) queue.push(`assets/${name}`);
  }
  return [...seen].toSorted();
}

const assets = readdirSync(new URL('assets/', DIST)).map((name) => `assets/${name}`);
const scripts = firstLoad();
// One language comes along with the first load.
const texts = assets.find((name) => /i18n-en-[\w-]{8}\.js$/.test(name));
const first = texts && !scripts.includes(texts) ? [...scripts, texts] : scripts;

console.log('first load');
for (const file of first) row(file, zipped(file));
const total = first.reduce((sum, file) => sum + zipped(file), 0);
row(`= JavaScript, budget ${BUDGET}`, total);

console.log('on demand');
for (const file of assets.filter((name) => /\.(js|css)$/.test(name) && !first.includes(name))) row(file, zipped(file));

if (total > BUDGET) {
  console.error(`first load is ${total - BUDGET} bytes over the budget`);
  process.exit(1);
}
