import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from './compile-cache.ts';
import { findSecrets } from './find-secrets.ts';
import { pollUntil } from './poll-until.ts';

export interface StartedServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Asks it to end in order; answers the exit code. Removes the folder only where it made it. */
  stop(): Promise<number | null>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

export interface StartOptions {
  /** Undefined: a new one, as the prepared one where there is one, removed by stop. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** How long it may take to be ready. */
  readonly patienceMs?: number;
}

const ROOT = join(import.meta.dirname, '..', '..');
const START_PATIENCE_MS = 120_000;

/** Starts the real program on a free port and waits until it prints its address and is ready. */
export async function startServer({
  dataDir,
  env = {},
  patienceMs = START_PATIENCE_MS,
}: StartOptions = {}): Promise<StartedServer> {
  const folder = dataDir ?? (await makeFolder(process.env.LARDER_PREPARED));
  const child = spawnServer(folder, env);
  const output = collectOutput(child);
  const url = await addressOf(child, output);
  await waitUntilReady(url, child, output, patienceMs);
  return {
    url,
    dataDir: folder,
    pid: child.pid ?? 0,
    output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await refuseSecrets(output(), folder);
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Reads what the server and its PostgreSQL logged, for every test that stops one. */
async function refuseSecrets(output: string, dataDir: string): Promise<void> {
  const log = await readFile(join(dataDir, 'postgres', 'server.log'), 'utf8').catch(() => '');
  const secrets = findSecrets(output + log);
  if (secrets.length > 0) throw new Error(`The log holds ${secrets.join(', ')}`);
}

/** Runs the program where it must refuse to start; answers its exit code and output. */
export async function startAndFail(dataDir: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawnServer(dataDir, env);
  const output = collectOutput(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: output() };
}

/** Starts the program as the README says, in a process group of its own; what npm starts shares its output. */
export async function startThroughNpm(dataDir: string, env: Readonly<Record<string, string>>) {
  const child = spawn('npm', ['start'], { ...spawnOptions(dataDir, env), detached: true });
  const ended = once(child, 'close');
  const url = await addressOf(child, collectOutput(child));
  return {
    url,
    pid: child.pid ?? 0,
    /** Resolves when neither npm nor any process it started holds the output any more. */
    ended,
  };
}

/** Starts the program and ends it in order as soon as its output shows that it came so far; answers the exit code. */
export async function stopDuringStart(dataDir: string, env: Readonly<Record<string, string>>, mark: RegExp) {
  const child = spawnServer(dataDir, env);
  await waitForOutput(child, collectOutput(child), mark);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** A folder every user may enter, so that PostgreSQL's own can; empty, or with what a stopped server left in another. */
export async function makeFolder(like?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-server-'));
  // PostgreSQL asks for the owner and the mode that its files had.
  if (like !== undefined) execFileSync('cp', ['-a', `${like}/.`, folder]);
  await chmod(folder, 0o711);
  return folder;
}

const running = new Set<ChildProcess>();
// A test that fails leaves its server to this.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function spawnServer(dataDir: string, env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, [join(ROOT, 'server', 'main.ts')], spawnOptions(dataDir, env));
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function spawnOptions(dataDir: string, env: Readonly<Record<string, string>>): SpawnOptions {
  const { PATH = '', HOME = '' } = process.env;
  return {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  const [, url = ''] = await waitForOutput(child, output, /Larder\s+(http:\/\/\S+)\n/);
  return url;
}

/** Resolves with the first match in what was printed; rejects where the process ends without it. */
async function waitForOutput(child: ChildProcess, output: () => string, pattern: RegExp) {
  const closed = new AbortController();
  child.once('close', () => closed.abort());
  const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(START_PATIENCE_MS)]);
  for (;;) {
    const found = pattern.exec(output());
    if (found) return found;
    const heard = new AbortController();
    const until = { signal: AbortSignal.any([signal, heard.signal]) };
    const printed = [child.stdout, child.stderr].flatMap((stream) =>
      stream ? [once(stream, 'data', until)] : [],
    );
    await Promise.any(printed).catch(() => {
      throw new Error(`The server did not start: ${output()}`);
    });
    // The stream that said nothing is not listened to once more each time.
    heard.abort();
  }
}

async function waitUntilReady(
  url: string,
  child: ChildProcess,
  output: () => string,
  patienceMs: number,
): Promise<void> {
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error('it ended');
    return fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  };
  try {
    await pollUntil('the server is ready', isReady, patienceMs);
  } catch (error) {
    child.kill();
    throw new Error(`The server did not get ready, ${(error as Error).message}: ${output()}`);
  }
}
