import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { describeFileError, ImportError } from '#importers/import-error.ts';
import type { DataFile, DataSet } from './data-file.ts';
import { refuseBomb } from './unpack.ts';

/** A zip archive: its entries are read one at a time, straight from the file. */
export async function openZip(name: string, path: string, fingerprint: string): Promise<DataSet> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw damaged(name, error);
  });
  try {
    const files: DataFile[] = [];
    for await (const entry of zip.eachEntry()) {
      if (!isData(entry)) continue;
      if (entry.isEncrypted())
        throw new ImportError(`${name} is encrypted: ${entry.fileName} cannot be read.`);
      files.push(entryFile(name, zip, entry));
    }
    if (files.length === 0) throw new ImportError(`${name} is an empty archive.`);
    return { name, files, fingerprint, close: async () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof ImportError ? error : damaged(name, error);
  }
}

function damaged(name: string, cause: unknown): ImportError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ImportError(`${name} is a damaged or truncated zip file (${reason}): download it again.`, {
    cause,
  });
}

/** Folders, and what macOS and hidden files leave in archives, are no data. */
function isData({ fileName }: Entry): boolean {
  return !fileName.endsWith('/') && !fileName.startsWith('__MACOSX/') && !basename(fileName).startsWith('.');
}

function entryFile(archive: string, zip: ZipFile, entry: Entry): DataFile {
  const name = join(archive, entry.fileName);
  return {
    name,
    baseName: basename(entry.fileName).toLowerCase(),
    size: entry.compressedSize,
    read: (onProgress) => readEntry(name, zip, entry, onProgress),
  };
}

async function* readEntry(
  name: string,
  zip: ZipFile,
  entry: Entry,
  onProgress: (bytesRead: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    let bytesOut = 0;
    let checksum = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytesOut += chunk.length;
      refuseBomb(name, entry.compressedSize, bytesOut);
      checksum = crc32(chunk, checksum);
      onProgress(
        Math.round(entry.compressedSize * Math.min(1, bytesOut / Math.max(1, entry.uncompressedSize))),
      );
      yield chunk;
    }
    if (checksum !== entry.crc32) throw new ImportError(`${name} is damaged: its checksum is wrong.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw error instanceof ImportError || code !== undefined
      ? describeFileError(name, error)
      : damaged(name, error);
  }
}
