import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Log } from '../../log.ts';
import { diskFault, StartError } from '../../start-error.ts';
import { readIdentity, withFileMutex } from './file-mutex.ts';
import { type PostgresServer, postgresServer } from './postgres-server.ts';
import { identityOf, isAlive } from './process-identity.ts';

/** One process's part in the embedded server that all processes of a `DATA_DIR` share. */
export interface EmbeddedStore {
  readonly connection: ClientConfig;
  /** Leaves; the last to leave stops the server. */
  leave(): Promise<void>;
}

/**
 * Joins the embedded PostgreSQL of `dataDir`, and starts it where it does not run, also when it is killed later.
 * Throws StartError with a sentence where that is impossible. `onLaunch` is called while it starts.
 */
export async function joinEmbeddedStore(
  dataDir: string,
  log?: Log,
  onLaunch?: () => void,
): Promise<EmbeddedStore> {
  const folder = resolve(dataDir);
  makeDataDir(folder);
  const members = join(folder, 'members');
  mkdirSync(members, { recursive: true, mode: 0o700 });
  const mutex = join(folder, 'store.lock');
  const membership = join(members, `${process.pid}.${joined++}.json`);
  const server = postgresServer(folder);
  await withFileMutex(mutex, async () => {
    await server.start(onLaunch);
    writeFileSync(membership, JSON.stringify(identityOf(process.pid)), { mode: 0o600 });
  });
  const unwatch = keepRunning(server, mutex, log);
  return {
    connection: server.connection,
    async leave() {
      unwatch();
      // Who removed the folder has taken the server with it: PostgreSQL ends when it misses its own.
      if (!existsSync(folder)) return;
      await withFileMutex(mutex, async () => {
        rmSync(membership, { force: true });
        if (!(await hasLivingMember(members))) await server.stop();
      });
    },
  };
}

const WATCH_MS = 1_000;

/** Starts the server again whenever its process is gone, until the answer is called. */
function keepRunning(server: PostgresServer, mutex: string, log: Log | undefined): () => void {
  let isLeft = false;
  let isBusy = false;
  const watch = async () => {
    if (isBusy || (await server.hasProcess())) return;
    isBusy = true;
    try {
      await withFileMutex(mutex, async () => {
        if (isLeft) return;
        log?.warn('the embedded PostgreSQL is gone; starting it again');
        await server.start();
      });
    } catch (error) {
      log?.warn({ reason: String(error) }, 'the embedded PostgreSQL did not start');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void watch(), WATCH_MS).unref();
  return () => {
    isLeft = true;
    clearInterval(timer);
  };
}

/** Makes `DATA_DIR` where it is missing, and refuses one that takes no files. */
export function makeDataDir(folder: string): void {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
    // Its permissions do not tell: root may write everywhere, and /proc takes nothing even so.
    rmdirSync(mkdtempSync(join(folder, 'try-')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw diskFault(error, folder) ?? new StartError(`DATA_DIR ${folder} cannot be used: ${reason}`);
  }
}

/**
 * With the folders above it, one by one: Node's own `recursive` never ends where the file system answers ENOENT, as /proc does.
 * PostgreSQL's own user must be able to pass through them.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o711 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** Two parts of one process may join apart. */
let joined = 0;

async function hasLivingMember(members: string): Promise<boolean> {
  for (const name of readdirSync(members)) {
    const path = join(members, name);
    const member = await readIdentity(path);
    if (member && isAlive(member)) return true;
    rmSync(path, { force: true });
  }
  return false;
}
