import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

const DEFLATE = 8;
/** Beyond it an archive needs another format of its directory. */
const MAX_BYTES = 0xffff_ffff;

/** A zip archive of texts, made and given as it is read; nothing of an entry is kept. Packed off the event loop. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  for (const { name, content } of entries) {
    const entry: ZipInputFile = { filename: name, size: 0, crc: 0, compression: DEFLATE };
    zip.add(entry);
    for await (const packed of packing(content, entry)) {
      entry.ondata?.(null, packed, false);
      yield* take();
    }
    entry.ondata?.(null, new Uint8Array(), true);
  }
  zip.end();
  yield* take();
}

/** Deflates a text; the entry learns its size and checksum. */
function packing(content: ZipEntry['content'], entry: ZipInputFile): AsyncIterable<Buffer<ArrayBuffer>> {
  const deflate = createDeflateRaw();
  async function* measured() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (entry.size > MAX_BYTES) throw new Error('A file of a zip archive has grown beyond 4 GiB.');
      yield bytes;
    }
  }
  // Its failure is thrown where the packed bytes are read.
  pipeline(Readable.from(measured()), deflate).catch(() => undefined);
  return deflate;
}
