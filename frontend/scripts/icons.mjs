/** Draws the PNG icons from favicon.svg with a headless Chromium (CHROMIUM names it). Run by hand; the results are committed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const chromium = process.env.CHROMIUM ?? 'chromium';
const publicDir = fileURLToPath(new URL('../public/', import.meta.url));
const logo = readFileSync(join(publicDir, 'favicon.svg'), 'utf8');

/** `part`: how much of the square the houses fill; a maskable icon may lose its corners. */
const ICONS = [
  { file: 'icon-192.png', size: 192, part: 0.74, radius: 0.22 },
  { file: 'icon-512.png', size: 512, part: 0.74, radius: 0.22 },
  { file: 'icon-maskable-512.png', size: 512, part: 0.56, radius: 0 },
  { file: 'apple-touch-icon.png', size: 180, part: 0.66, radius: 0 },
];

const work = mkdtempSync(join(tmpdir(), 'borgo-icons-'));
for (const { file, size, part, radius } of ICONS) {
  const page = join(work, 'icon.html');
  const inner = size * part;
  writeFileSync(
    page,
    `<style>html,body{margin:0;background:transparent}div{display:grid;place-items:center;width:${size}px;height:${size}px;` +
      `border-radius:${size * radius}px;background:radial-gradient(circle at 50% 35%,#DCE8BE,#B7CC90)}` +
      `svg{width:${inner}px;height:${inner}px}</style><div>${logo}</div>`,
  );
  execFileSync(chromium, [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--window-size=${size},${size}`,
    `--screenshot=${join(publicDir, 'icons', file)}`,
    `file://${page}`,
  ]);
}
rmSync(work, { recursive: true });
