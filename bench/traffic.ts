import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '#tests/support/start-server.ts';
import { buildWebOnce } from '../scripts/build-web.ts';
import { watchHealth } from './health-watch.ts';
import { residentMb } from './http-load.ts';
import { measureDelays } from './loop-delays.ts';
import { percentile, writeSection } from './results.ts';
import { REAL_FILE } from './search-catalogue.ts';
import { addSignedInUsers } from './signed-in-users.ts';
import { type Answer, letUsersWork, openAgent, pressOn, type Traffic, takeStep } from './traffic-users.ts';

/**
 * Users who search, look, compare and write, on loopback: first alone, then while a file is imported; then connections that
 * do nothing; then five times as many requests at once as are answered.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    users: { type: 'string', default: '2000' },
    file: { type: 'string', default: REAL_FILE },
  },
});
const { file } = values;
const minutes = Number(values.minutes);
const userCount = Number(values.users);
if (!(minutes > 0) || !(userCount > 0)) throw new Error('--minutes and --users are numbers above 0.');

const IDLE_CONNECTIONS = 10_000;
const IDLE_MS = 40_000;
/** Five times what `server/http/admission.ts` lets in. */
const TOO_MANY = 5 * 256;
const OVERLOAD_MS = 10_000;
const PROBE_MS = 100;
/** Recovered: so many answers one after another, each as fast as this, or as 99 of 100 pages were before. */
const CALM = { answers: 10, ms: 100, patienceMs: 60_000 };

await buildWebOnce();
const server = await startServer();
const users = await addSignedInUsers(server.dataDir, userCount);
const reply = await fetch(`${server.url}/api/products?limit=100`);
const { products } = (await reply.json()) as { products: { gtin: string }[] };
const traffic: Traffic = {
  url: server.url,
  gtins: products.map(({ gtin }) => gtin),
  agent: openAgent(TOO_MANY + userCount),
};
const rows: string[][] = [];
const notes: string[] = [];
process.stdout.write(`${userCount} users for ${minutes} minutes …\n`);
const alone = await phase('traffic alone', () => pause(minutes * 60_000));
if (existsSync(file)) await phase('while importing', importFile);
else notes.push(`${file} is missing: nothing was imported meanwhile.`);
await holdIdle();
await overload();
traffic.agent.destroy();
await server.stop();
writeSection({
  title: 'Mixed traffic',
  method: `${userCount.toLocaleString('en-US')} users of the built program with the demo catalogue, simulated by another process on the same processors over loopback: searches, suggestions, rendered product pages and comparisons, writes to cart and wishlist; each thinks 1 to 13 s between an answer and the next request. ${minutes} min alone, then for as long as ${file.split('/').at(-1)} is imported. Targets: no error, 99 of 100 under 100 ms, while importing 150 ms; 10,000 idle connections under 1 GB; five times too much is refused by 503 with Retry-After, and over within 5 s.`,
  columns: ['phase', 'kind', 'requests', 'errors', 'p50, ms', 'p99, ms', 'longest, ms'],
  rows,
  notes,
});

async function phase(name: string, work: () => Promise<unknown>): Promise<readonly Answer[]> {
  const stop = new AbortController();
  await serverDelays();
  const delays = measureDelays();
  const working = letUsersWork(traffic, users, stop.signal);
  await work();
  stop.abort();
  const answers = await working;
  const { p99 } = delays.stop();
  const server99 = await serverDelays();
  const kinds = new Set(answers.map(({ kind }) => kind));
  rows.push(summary(name, 'all', answers));
  for (const kind of kinds)
    rows.push(
      summary(
        name,
        kind,
        answers.filter((answer) => answer.kind === kind),
      ),
    );
  notes.push(
    `${name}: the server took ${residentMb(server.pid)} MB afterwards; 99 of 100 timers fired at most ${Math.round(p99)} ms late in the users' process, which is part of the figures, and ${server99} in the server's main thread.`,
  );
  process.stdout.write(`${rows.at(-kinds.size - 1)?.join('  ')}\n${notes.at(-1)}\n`);
  return answers;
}

/** How late the server's timers fired since the last call, by its own metrics. */
async function serverDelays(): Promise<string> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const ms = (name: string) =>
    Math.round(
      Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]) * 1000,
    );
  return `${ms('p99')} ms (longest ${ms('max')} ms)`;
}

function summary(name: string, kind: string, answers: readonly Answer[]): string[] {
  const times = answers.map(({ ms }) => ms);
  const errors = answers.filter(({ status }) => status !== 200).length;
  const ms = (share: number) => percentile(times, share).toFixed(1);
  return [name, kind, answers.length.toLocaleString('en-US'), String(errors), ms(0.5), ms(0.99), ms(1)];
}

async function importFile(): Promise<void> {
  const script = join(import.meta.dirname, '..', 'importers', 'cli.ts');
  const env = { ...process.env, DATA_DIR: server.dataDir };
  const child = spawn(process.execPath, [script, 'off', file], { env, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The import failed.');
}

/** Connections that have sent one request and now do nothing, for so long that the server gives back what traffic took. */
async function holdIdle(): Promise<void> {
  const before = residentMb(server.pid);
  const { hostname, port } = new URL(server.url);
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    sockets.push(socket);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data').catch(() => undefined);
  };
  for (let n = 0; n < IDLE_CONNECTIONS; n += 200) await Promise.all(Array.from({ length: 200 }, open));
  const opened = residentMb(server.pid);
  await pause(IDLE_MS);
  const idle = residentMb(server.pid);
  const probe = await takeStep(traffic, 'search', '');
  notes.push(
    `${sockets.filter(({ destroyed }) => !destroyed).length} idle connections: the server takes ${idle} MB after ${IDLE_MS / 1000} s, ${opened} MB when all were open, ${before} MB before them; a search then took ${Math.round(probe.ms)} ms (status ${probe.status}).`,
  );
  for (const socket of sockets) socket.destroy();
}

async function overload(): Promise<void> {
  const watching = await watchHealth(server.url);
  const answers = await pressOn(traffic, TOO_MANY, AbortSignal.timeout(OVERLOAD_MS));
  const health = await watching.stop();
  const highest = residentMb(server.pid);
  const recoverySeconds = await untilCalm();
  const count = (isOne: (answer: Answer) => boolean) => answers.filter(isOne).length;
  const served = count(({ status }) => status === 200);
  const shed = count(({ status, retryAfter }) => status === 503 && retryAfter);
  rows.push(
    summary(
      'five times too much',
      'answered product pages',
      answers.filter(({ status }) => status === 200),
    ),
  );
  notes.push(
    `Five times too much for ${OVERLOAD_MS / 1000} s: ${served} answered, ${shed} refused by 503 with Retry-After, ${answers.length - served - shed} otherwise, ${highest} MB; health, asked by another thread on new connections, answered ${health.answered} of ${health.asked} times, after ${Math.round(health.longestMs)} ms at the longest; ${recoverySeconds === undefined ? `not as fast as before within ${CALM.patienceMs / 1000} s` : `as fast as before ${recoverySeconds.toFixed(1)} s`} after it ended.`,
  );
}

/** Seconds until pages come as fast as before; undefined: not in time. */
async function untilCalm(): Promise<number | undefined> {
  const pages = alone.filter(({ kind }) => kind === 'product page').map(({ ms }) => ms);
  const limit = Math.max(CALM.ms, percentile(pages, 0.99) || 0);
  const begun = performance.now();
  let calmSince = begun;
  for (let calm = 0; calm < CALM.answers; ) {
    const { status, ms } = await takeStep(traffic, 'product page', '');
    if (status === 200 && ms <= limit) calm++;
    else {
      calm = 0;
      calmSince = performance.now();
    }
    if (performance.now() - begun > CALM.patienceMs) return undefined;
    await pause(PROBE_MS);
  }
  return (calmSince - begun) / 1000;
}
