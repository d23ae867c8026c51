import { statfs } from 'node:fs/promises';

/** PostgreSQL needs 16 MiB at once for its log, and stops where there is none. */
const LEAST_BYTES = 256 << 20;

/** Bytes that Larder may still write on the disk of a folder; undefined where the disk does not say. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** A sentence where there is little room left, before it is none. */
export async function warnOfFullDisk(folder: string, least = LEAST_BYTES): Promise<string | undefined> {
  const free = await freeBytes(folder);
  if (free === undefined || free >= least) return undefined;
  return `The disk of DATA_DIR has ${Math.floor(free / (1 << 20))} MiB left: without room nothing can be saved.`;
}
