import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { StartError } from '../../start-error.ts';
import { type PidFile, pidFileOf } from './pid-file.ts';
import { chooseRunAs, findPostgresBinaries, giveFolder, type RunAs } from './run-as.ts';

const USER = 'larder';
const MAJOR_VERSION = '18';
const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 30_000;
const POLL_MS = 15;
/** sun_path of a Unix socket address holds 108 bytes with its end; PostgreSQL adds `/.s.PGSQL.5432`. */
const MAX_SOCKET_FOLDER_BYTES = 90;

/** Enough for two cores and a catalogue of millions, small enough for a laptop. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '128MB',
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  jit: 'off',
  // Its details quote the values of rows.
  log_error_verbosity: 'terse',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // After a crash everything is written to the disk first: at once, where Linux can, and not file by file.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

/** The embedded PostgreSQL of one folder: where it lives, and how to start and stop it. Callers hold the mutex. */
export interface PostgresServer {
  readonly connection: ClientConfig;
  isRunning(): Promise<boolean>;
  /** Whether its process is there; costs no connection. */
  hasProcess(): Promise<boolean>;
  /**
   * Starts it, or joins the one that runs; resolves when it takes connections.
   * @param onLaunch called once it is waited for
   */
  start(onLaunch?: () => void): Promise<void>;
  /** Lets transactions in flight go, writes everything down, and ends it. */
  stop(): Promise<void>;
}

export function postgresServer(dataDir: string): PostgresServer {
  const folder = join(dataDir, 'postgres');
  const socketFolder = chooseSocketFolder(dataDir);
  const connection = { host: socketFolder, user: USER, database: 'postgres' };
  const isRunning = () => canConnect(connection);
  const pidFile = pidFileOf(folder, socketFolder);

  return {
    connection,
    isRunning,
    async hasProcess() {
      const pid = await pidFile.pid();
      return pid !== undefined && signal(pid, 0);
    },
    async start(onLaunch = () => undefined) {
      if (await isRunning()) return;
      const { postgres } = await findPostgresBinaries();
      const runAs = chooseRunAs([folder, postgres]);
      if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(folder, runAs);
      await refuseOtherVersion(folder);
      giveFolder(folder, runAs);
      mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
      giveFolder(socketFolder, runAs);
      await launchPatiently(async () => {
        if (await isRunning()) return;
        await pidFile.removeDead();
        const child = await launch(folder, socketFolder, runAs);
        onLaunch();
        await waitUntilReady(folder, pidFile, child, isRunning);
      });
    },
    async stop() {
      // A number in a stale file may be anybody's by now: only a server that answers is ended.
      const pid = (await isRunning()) ? await pidFile.pid() : undefined;
      if (pid === undefined) return;
      signal(pid, 'SIGINT');
      const deadline = Date.now() + STOP_PATIENCE_MS;
      while (pidFile.exists() && signal(pid, 0)) {
        if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) did not stop.`);
        await sleep(POLL_MS);
      }
    },
  };
}

function chooseSocketFolder(dataDir: string): string {
  const beside = join(dataDir, 'socket');
  if (Buffer.byteLength(beside) <= MAX_SOCKET_FOLDER_BYTES) return beside;
  const digest = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  const short = join(tmpdir(), `larder-${digest}`);
  // Its name can be guessed and its parent is everybody's: a folder somebody else laid there is not used.
  if (existsSync(short) && ![process.getuid?.(), 65534].includes(lstatSync(short).uid)) {
    throw new StartError(`${short} belongs to somebody else: set DATA_DIR to a folder with a shorter path.`);
  }
  return short;
}

async function canConnect(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Made beside and moved into place, so that a folder with PG_VERSION is always a whole cluster. */
async function createCluster(folder: string, runAs: RunAs): Promise<void> {
  const { initdb } = await findPostgresBinaries();
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveFolder(draft, runAs);
  const options = ['--encoding=UTF8', '--locale=C', '--auth=trust', '--data-checksums', '--no-instructions'];
  await run([initdb, '-D', draft, '-U', USER, ...options], runAs);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

async function refuseOtherVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR_VERSION) return;
  throw new StartError(
    `${folder} was made by PostgreSQL ${version}, this is ${MAJOR_VERSION}: dump it with the old one and load it into a new DATA_DIR.`,
  );
}

function commandLine(command: readonly string[], runAs: RunAs): [string, string[]] {
  const [program = '', ...parameters] = [...runAs.prefix, ...command];
  return [program, parameters];
}

function identity({ uid, gid }: RunAs) {
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

function run(command: readonly string[], runAs: RunAs): Promise<void> {
  const child = spawn(...commandLine(command, runAs), {
    ...identity(runAs),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`PostgreSQL could not make its folder: ${said.trim().split('\n').at(-1)}`));
    });
  });
}

/** What PostgreSQL says where the last server's process, or a query of it, is not gone yet. */
const HELD = /lock file ".*" already exists|pre-existing shared memory block/;
/** How long a killed server may take to be gone. */
const DYING_PATIENCE_MS = 30_000;

/** A server that was killed a moment ago may not be gone yet: as long as it is there, the next one refuses to start. */
async function launchPatiently(attempt: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + DYING_PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const isHeld = error instanceof StartError && HELD.test(error.message);
      if (!isHeld || Date.now() > deadline) throw error;
      await sleep(POLL_MS);
    }
  }
}

/** In a process group of its own: Ctrl-C reaches Larder alone, which then stops the server in order. */
async function launch(folder: string, socketFolder: string, runAs: RunAs): Promise<ChildProcess> {
  const { postgres } = await findPostgresBinaries();
  const settings = { ...SETTINGS, unix_socket_directories: socketFolder };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(join(folder, 'server.log'), 'a', 0o600);
  const child = spawn(...commandLine([postgres, '-D', folder, ...options], runAs), {
    ...identity(runAs),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

async function waitUntilReady(
  folder: string,
  pidFile: PidFile,
  child: ChildProcess,
  isRunning: () => Promise<boolean>,
): Promise<void> {
  let ended: string | undefined;
  child.on('error', (error) => {
    ended = error.message;
  });
  child.on('exit', (code, by) => {
    ended = `it ended with ${code ?? by}`;
  });
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await pidFile.saysReady()) || !(await isRunning())) {
    if (ended !== undefined || Date.now() > deadline) {
      const lines = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '');
      const reason = lines.split('\n').findLast((line) => /FATAL|ERROR|PANIC/.test(line));
      throw new StartError(`PostgreSQL did not start: ${reason?.trim() ?? ended ?? 'it took too long'}.`);
    }
    await sleep(POLL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
