import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#server/free-port.ts';
import { median, writeSection } from './results.ts';

/** From `npm start` to the first answer: on a fresh clone (npm's cache warm), and again on its data. */
const SECOND_STARTS = 5;
const PATIENCE_MS = 180_000;

const ROOT = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'larder-start-'));
spawnSync('git', ['clone', '--quiet', ROOT, folder]);
const fresh = await startAndAnswer();
const again: number[] = [];
for (let round = 0; round < SECOND_STARTS; round++) again.push(await startAndAnswer());
const bare = Array.from({ length: SECOND_STARTS }, () =>
  seconds(() => spawnSync('npm', ['run', 'types', '--', '--version'], { cwd: folder })),
);
await rm(join(folder, 'node_modules'), { recursive: true });
const install = seconds(() => spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder }));
await rm(folder, { recursive: true, force: true });

const row = (name: string, value: number, floor: number) => [
  name,
  value.toFixed(2),
  (value / floor).toFixed(2),
];
writeSection({
  title: 'Start',
  method: `\`npm start\` in a fresh clone with a warm npm cache, then ${SECOND_STARTS} times more in the same folder (median): seconds to the first answer of GET /api/products with the demo catalogue. Floors: \`npm ci\` alone, and npm running a program that only prints its version.`,
  columns: ['start', 's', 'ratio to the floor'],
  rows: [
    row('floor: npm ci', install, install),
    row('fresh clone', fresh, install),
    row('floor: npm and a program that does nothing', median(bare), median(bare)),
    row('second start', median(again), median(bare)),
  ],
});

async function startAndAnswer(): Promise<number> {
  const port = await findFreePort('127.0.0.1');
  const started = performance.now();
  // A process group of its own: npm, its shell and the server end together.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  await answer(`http://127.0.0.1:${port}/api/products?limit=12`, child);
  const took = (performance.now() - started) / 1000;
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  await waitUntilFree(port);
  return took;
}

async function answer(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no answer from ${url}`);
}

/** npm may end before the server has: the next start would find its folder taken. */
async function waitUntilFree(port: number): Promise<void> {
  while (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

function seconds(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}
