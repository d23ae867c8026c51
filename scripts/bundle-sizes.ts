import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGES } from '../contract/addresses.ts';
import { LANGUAGES } from '../contract/language.ts';
import { buildWebOnce } from './build-web.ts';

/**
 * Prints what each page loads first, gzipped: the entry, the page's own chunk and everything either imports
 * statically, scripts and styles. Exits 1 where a page is over its budget.
 */

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  /** Sheets of its own; the entry's is that of all pages. */
  readonly css?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const DIST = join(import.meta.dirname, '..', 'dist', 'web', LANGUAGES[0]);
const ENTRY = 'index.html';
/** Kilobytes (1,000 bytes) of scripts and styles of a page, and of the scripts of the page at `/`. */
const PAGE_KB = 175;
const LANDING_SCRIPTS_KB = 125;

await buildWebOnce();
const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Manifest;
let isOver = false;

for (const [path, page] of Object.entries(PAGES)) {
  const files = collect(ENTRY, new Set());
  if (page !== null) collect(`pages/${page}-page.tsx`, files);
  const [scripts = 0, styles = 0] = ['.js', '.css'].map((end) =>
    sum([...files].filter((file) => file.endsWith(end))),
  );
  isOver ||= scripts + styles > PAGE_KB || (path === '/' && scripts > LANDING_SCRIPTS_KB);
  const parts = [
    `scripts ${format(scripts)}`,
    `styles ${format(styles)}`,
    `together ${format(scripts + styles)} kB`,
  ];
  console.log(`${path.padEnd(28)} ${parts.join(', ')}`);
}

console.log(`Budget: ${PAGE_KB} kB a page, ${LANDING_SCRIPTS_KB} kB of scripts at /.\n\nLoaded when needed:`);
for (const [key, chunk] of Object.entries(manifest)) {
  if (!key.endsWith('.tsx') || chunk.isEntry) continue;
  const own = [...collect(key, new Set())].filter((file) => !collect(ENTRY, new Set()).has(file));
  console.log(`  ${key.padEnd(58)} ${format(sum(own))} kB`);
}
if (isOver) {
  console.error('\nA page is over its budget.');
  process.exit(1);
}

/** The files a chunk brings with it, without what it loads later. */
function collect(key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const imported of chunk.imports ?? []) collect(imported, found);
  return found;
}

function sum(files: readonly string[]): number {
  const bytes = files
    .map((file) => join(DIST, file))
    .filter((path) => existsSync(path))
    .map((path) => gzipSync(readFileSync(path), { level: 9 }).length);
  return bytes.reduce((total, size) => total + size, 0) / 1000;
}

function format(kilobytes: number): string {
  return kilobytes.toFixed(1).padStart(6);
}
