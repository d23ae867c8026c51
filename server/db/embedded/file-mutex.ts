import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { identityOf, isAlive, type ProcessIdentity } from './process-identity.ts';

const RETRY_MS = 25;
const PATIENCE_MS = 60_000;

/**
 * Runs `work` while nothing else, in this process or another, runs work under the same file. A holder that died is recognised by its
 * process identity and its file moved aside; only one of those who wait can move it.
 */
export async function withFileMutex<T>(path: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await tryTake(path))) {
    await clearDead(path);
    if (Date.now() > deadline)
      throw new StartError(`Another process holds ${path} for too long: is it stuck?`);
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/** Two parts of one process may try at the same time. */
let tries = 0;

/** A hard link appears whole or not at all: no process ever reads half an identity. */
async function tryTake(path: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${tries++}`;
  await writeFile(draft, JSON.stringify(identityOf(process.pid)), { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function clearDead(path: string): Promise<void> {
  const holder = await readIdentity(path);
  if (holder === undefined || isAlive(holder)) return;
  const aside = `${path}.dead-${holder.pid}-${process.pid}`;
  try {
    await rename(path, aside);
    const moved = await readIdentity(aside);
    // A living process took it between our look and our move: give it back.
    if (moved && isAlive(moved)) await rename(aside, path);
    else await rm(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Undefined where the file is gone or is none of ours. */
export async function readIdentity(path: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
