import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { from as copyFrom } from 'pg-copy-streams';
import { openStore } from '#server/db/open-db.ts';
import { createLog } from '#server/log.ts';
import { median, seconds, writeSection } from './results.ts';
import { REAL_FILE } from './search-catalogue.ts';

/** The whole way of a data set into a new store, by the command people use: rows a second and the process's memory. */
const ROUNDS = 3;
const POLL_MS = 50;

const file = resolve(process.argv[2] ?? REAL_FILE);
if (!existsSync(file)) throw new Error(`${file} is needed to measure imports.`);

const floors = { read: [] as number[], copy: [] as number[] };
const first = [] as Measured[];
const again = [] as Measured[];
let rows = 0;
for (let round = 0; round < ROUNDS; round++) {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  floors.read.push(
    await seconds(async () => {
      rows = await countLines();
    }),
  );
  floors.copy.push(await seconds(() => copyLines(dataDir)));
  first.push(await runImport(dataDir));
  again.push(await runImport(dataDir));
  await rm(dataDir, { recursive: true, force: true });
}

const copyFloor = median(floors.copy);
const line = (name: string, time: number, memory: string) => [
  name,
  time.toFixed(1),
  Math.round(rows / time).toLocaleString('en-US'),
  (time / copyFloor).toFixed(1),
  memory,
];
const peak = (runs: readonly Measured[]) => `${Math.round(Math.max(...runs.map((run) => run.peakMb)))} MB`;
writeSection({
  title: 'Import',
  method: `${rows.toLocaleString('en-US')} rows of Open Food Facts (${file.split('/').at(-1)}) by \`npm run import\`'s own program into a new embedded store, from the start of the process to its end; median of ${ROUNDS}. Floors: unpacking the file and finding its lines; and COPY of those lines, as they are, into one column of a new store of the same kind, its start included.`,
  columns: ['work', 's', 'rows a second', 'ratio to COPY', 'peak memory'],
  rows: [
    line('floor: unpack and split', median(floors.read), ''),
    line('floor: COPY of the raw lines', copyFloor, ''),
    line('import into a new store', median(first.map((run) => run.seconds)), peak(first)),
    line('the same file again', median(again.map((run) => run.seconds)), peak(again)),
  ],
  notes: [first[0]?.summary ?? '', again[0]?.summary ?? ''],
});

interface Measured {
  readonly seconds: number;
  readonly peakMb: number;
  readonly summary: string;
}

async function runImport(dataDir: string): Promise<Measured> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../importers/cli.ts'), file], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid ?? 0));
  }, POLL_MS);
  const output = text(child.stdout);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  const summary = (await output).split('\n')[0]?.replace(/^\S*\//, '') ?? '';
  return { seconds: (performance.now() - started) / 1000, peakMb, summary };
}

/** The most memory a process ever had resident, as Linux counts it; 0 once it is gone. */
function peakOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function countLines(): Promise<number> {
  let lines = -1; // The header is no row.
  for await (const _ of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) lines++;
  return lines;
}

async function copyLines(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'floor');
  const store = await openStore({ databaseUrl: undefined, dataDir: folder, log: createLog('error') });
  const client = await store.pool.connect();
  await client.query('CREATE TABLE lines (line text)');
  // A delimiter and a quote that no line has: the lines go in as they are.
  const sink = client.query(
    copyFrom("COPY lines FROM STDIN WITH (FORMAT csv, DELIMITER E'\\x01', QUOTE E'\\x02')"),
  );
  await pipeline(createReadStream(file), createGunzip(), sink);
  client.release();
  await store.close();
}
