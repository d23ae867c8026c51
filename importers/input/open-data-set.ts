import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describeFileError, ImportError } from '#importers/import-error.ts';
import type { DataFile, DataSet } from './data-file.ts';
import { CHUNK_BYTES, findPacking, gunzip } from './unpack.ts';
import { openZip } from './zip.ts';

/** Enough to tell packings and formats apart, and files from each other. */
const SAMPLE_BYTES = 64 * 1024;
const LARGEST_WHOLE = 32 * 1024 * 1024;

/** Opens a file, a folder of files or a zip archive. Throws ImportError where it cannot be. */
export async function openDataSet(name: string, path: string): Promise<DataSet> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return await openFolder(name, path);
    if (!found.isFile()) throw new ImportError(`${name} is neither a file nor a folder.`);
    return await openFile(name, path);
  } catch (error) {
    throw describeFileError(name, error);
  }
}

async function openFolder(name: string, path: string): Promise<DataSet> {
  const entries = await readdir(path, { withFileTypes: true });
  // By name: the order of a folder is the disk's, and which of two messages comes later must not hang on that.
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (files.length === 0) throw new ImportError(`${name} is an empty folder.`);
  const sets = await Promise.all(
    files.map((file) => {
      const fileName = join(name, file.name);
      return openDataSet(fileName, join(path, file.name)).catch((error) => unopened(fileName, error));
    }),
  );
  return {
    name,
    files: sets.flatMap((set) => set.files),
    fingerprint: digest(sets.map((set) => set.fingerprint).sort()),
    close: async () => {
      await Promise.all(sets.map((set) => set.close()));
    },
  };
}

/** Kept with the others of its folder: what is not read must be reported. */
function unopened(name: string, failure: unknown): DataSet {
  if (!(failure instanceof ImportError)) throw failure;
  const file: DataFile = {
    name,
    baseName: basename(name).toLowerCase(),
    size: 0,
    read() {
      throw failure;
    },
    failure,
  };
  return { name, files: [file], fingerprint: digest([failure.message]), close: async () => undefined };
}

async function openFile(name: string, path: string): Promise<DataSet> {
  const { size, head, fingerprint } = await sample(path);
  const packing = findPacking(name, head);
  if (packing === 'zip') return openZip(name, path, fingerprint);
  const file: DataFile = {
    name,
    baseName: basename(path).toLowerCase().replace(/\.gz$/, ''),
    size,
    read: (onProgress) => readFile(name, path, packing === 'gzip', onProgress),
  };
  return { name, files: [file], fingerprint, close: async () => undefined };
}

/**
 * Of a large file size, beginning and end make the fingerprint: dumps differ in one of them, and gigabytes are not read
 * twice. A price list may differ in one figure of its middle: smaller files are read whole.
 */
async function sample(path: string): Promise<{ size: number; head: Buffer; fingerprint: string }> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const read = async (position: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, position);
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(0);
    const hash = createHash('sha256').update(`${size}\n`).update(head);
    const restFrom = size > LARGEST_WHOLE ? size - SAMPLE_BYTES : SAMPLE_BYTES;
    for (let at = restFrom; at < size; at += SAMPLE_BYTES) hash.update(await read(at));
    return { size, head, fingerprint: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
}

async function* readFile(
  name: string,
  path: string,
  gzipped: boolean,
  onProgress: (bytesRead: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const stream = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  stream.on('data', () => onProgress(stream.bytesRead));
  stream.pause();
  try {
    yield* gzipped ? gunzip(name, stream) : (stream as AsyncIterable<Buffer>);
  } catch (error) {
    throw describeFileError(name, error);
  } finally {
    stream.destroy();
  }
}
