import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describeFileError, ImportError } from '#importers/import-error.ts';

/** A server that sends nothing for this long has failed. */
const SILENCE_MS = 60_000;

/**
 * Fetches an address into `folder`. To disk first, because data sets are read more than once, and a slow connection
 * that breaks must not leave a file half imported. Throws ImportError; nothing is left where it does.
 */
export async function download(
  address: string,
  folder: string,
  onProgress: (bytesRead: number, bytesTotal: number | undefined) => void,
): Promise<{ path: string; remove(): Promise<void> }> {
  const file = basename(addressOf(address).pathname) || 'download';
  const own = join(folder, createHash('sha256').update(address).digest('hex').slice(0, 16));
  const path = join(own, file);
  const remove = () => rm(own, { recursive: true, force: true });
  try {
    await mkdir(own, { recursive: true });
    await fetchInto(address, `${path}.part`, onProgress);
    await rename(`${path}.part`, path);
    return { path, remove };
  } catch (error) {
    await remove();
    if (error instanceof ImportError) throw error;
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw describeFileError(address, error);
    throw new ImportError(`${address} could not be downloaded: ${reasonOf(error)}.`, { cause: error });
  }
}

function addressOf(address: string): URL {
  if (!URL.canParse(address)) throw new ImportError(`${address} is not a valid address.`);
  return new URL(address);
}

async function fetchInto(
  address: string,
  path: string,
  onProgress: (bytesRead: number, bytesTotal: number | undefined) => void,
): Promise<void> {
  const silence = new AbortController();
  const watch = setTimeout(() => silence.abort(new Error('the server stopped responding')), SILENCE_MS);
  try {
    // Uncompressed in transit: content-length must match the bytes received.
    const headers = { 'accept-encoding': 'identity' };
    const response = await fetch(address, { headers, signal: silence.signal });
    if (!response.ok || !response.body) {
      throw new ImportError(`${address} could not be downloaded: the server answers ${response.status}.`);
    }
    const total = announcedLength(response.headers);
    let received = 0;
    const reader = response.body.getReader();
    const chunks = async function* () {
      for (let next = await reader.read(); next.value; next = await reader.read()) {
        watch.refresh();
        received += next.value.length;
        onProgress(received, total);
        yield next.value;
      }
    };
    await pipeline(chunks, createWriteStream(path));
    if (total !== undefined && received !== total) {
      throw new ImportError(`${address} was cut off after ${received} of ${total} bytes: try again.`);
    }
  } finally {
    clearTimeout(watch);
  }
}

function announcedLength(headers: Headers): number | undefined {
  const length = headers.get('content-length');
  // With a content encoding the length is that of the compressed bytes.
  return length === null || headers.has('content-encoding') ? undefined : Number(length);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // fetch only says "fetch failed"; the cause has the reason.
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
