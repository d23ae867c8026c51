import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Benchmarks by name, in the order in which they run where none is named. */
const NAMES = [
  'guidelines',
  'gold',
  'nutri-score',
  'accounts',
  'traffic',
  'search',
  'search-live',
  'search-peers',
  'rebuild',
  'search-quality',
  'known-items',
  'index-size',
  'http',
  'search-http',
  'import',
  'gdsn',
  'hierarchy',
  'lists',
  'start',
  'render',
  'lighthouse',
  'vitals',
  'orders',
  'order-work',
  'watches',
  'exports',
] as const;

const parameters = process.argv.slice(2);
const options = parameters.filter((parameter) => parameter.startsWith('--'));
const asked = parameters.filter((parameter) => !parameter.startsWith('--'));
const unknown = asked.filter((name) => !NAMES.some((known) => known === name));
if (unknown.length > 0) {
  process.stderr.write(`No benchmark is named ${unknown.join(', ')}: there are ${NAMES.join(', ')}.\n`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : NAMES) {
  const script = join(import.meta.dirname, `${name}.ts`);
  if (!existsSync(script)) continue;
  // A process of its own each: what one leaves in memory is no burden to the next.
  const { status } = spawnSync(process.execPath, [script, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
