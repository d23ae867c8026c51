import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUncollected } from './process-identity.ts';

/** Of its lines, from 0. */
const STATUS_LINE = 7;

/** `postmaster.pid`, in which PostgreSQL tells its process and whether it takes connections. */
export interface PidFile {
  exists(): boolean;
  /** Undefined where no server runs on the folder. */
  pid(): Promise<number | undefined>;
  /** Costs less than to connect: each connection is a process more, and during a recovery a line in the log. */
  saysReady(): Promise<boolean>;
  /**
   * Removes it, and its like at the socket, where its process is dead and its parent has not asked how it ended: PostgreSQL
   * takes that for a server that runs. Queries of it that go on are known by their shared memory, also without the file.
   */
  removeDead(): Promise<void>;
}

export function pidFileOf(folder: string, socketFolder: string): PidFile {
  const path = join(folder, 'postmaster.pid');
  return {
    exists: () => existsSync(path),
    pid: () => readPid(path),
    saysReady: async () => (await readLines(path))[STATUS_LINE]?.trim() === 'ready',
    async removeDead() {
      for (const file of [path, join(socketFolder, '.s.PGSQL.5432.lock')]) {
        const holder = await readPid(file);
        if (holder !== undefined && isUncollected(holder)) rmSync(file, { force: true });
      }
    },
  };
}

async function readPid(path: string): Promise<number | undefined> {
  const pid = Number((await readLines(path))[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

async function readLines(path: string): Promise<readonly string[]> {
  return (await readFile(path, 'utf8').catch(() => '')).split('\n');
}
