import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
  /** Undefined: a new one, removed by stop. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** How long it may take to be ready. */
  readonly patienceMs?: number;
}

const ROOT = join(import.meta.dirname, '..', '..');
const START_PATIENCE_MS = 60_000;

/** Starts the real program on a free port and waits until it prints its address and is ready. */
export async function startServer({
  dataDir,
  env = {},
  patienceMs = START_PATIENCE_MS,
}: StartOptions = {}): Promise<StartedServer> {
  const folder = dataDir ?? (await makeFolder());
  const child = spawnServer(folder, env);
  const output = collectOutput(child);
  const url = await waitForAddress(child, output);
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
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Runs the program where it is expected not to start; answers its exit code and what it said. */
export async function startAndFail(dataDir: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawnServer(dataDir, env);
  const output = collectOutput(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: output() };
}

/** A folder every user may enter, so that PostgreSQL's own can. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-server-'));
  await chmod(folder, 0o711);
  return folder;
}

function spawnServer(dataDir: string, env: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [join(ROOT, 'server', 'main.ts')], {
    cwd: ROOT,
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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

async function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const url = /Larder\s+(http:\/\/\S+)/.exec(output())?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function waitUntilReady(
  url: string,
  child: ChildProcess,
  output: () => string,
  patienceMs: number,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (
    !(await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`The server did not get ready: ${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
