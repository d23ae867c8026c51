import { spawnSync } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackedDocuments } from '#server/search/packed.ts';

/*
 * Batches of a catalogue, packed as a server's reading thread passes them to the index, in a file: to make the products takes more of
 * the processor than to index them. Each batch is the length of its description and of its content, then both.
 */

/** Bytes before a batch: two numbers of 32 bits, little endian. */
const PREFIX_BYTES = 8;

/** Writes a catalogue of `count` products, or of the real ones; returns what one processor took, in s. */
export function writeBatches(path: string, count: number | undefined): number {
  const script = join(import.meta.dirname, 'write-batches.ts');
  // A process of its own, as the texts that products are made of are no memory of the index.
  const { status, stdout } = spawnSync(process.execPath, [script, path, ...(count ? [String(count)] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('The products could not be made.');
  return Number(stdout);
}

export async function appendBatch(file: FileHandle, { gtins, end, content }: PackedDocuments): Promise<void> {
  const description = Buffer.from(JSON.stringify({ gtins, end }));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(description.length, 0);
  prefix.writeUInt32LE(content.length, 4);
  await file.writev([prefix, description, content]);
}

export async function* readBatches(path: string): AsyncGenerator<PackedDocuments> {
  const file = await open(path);
  try {
    for (;;) {
      const prefix = await readBytes(file, PREFIX_BYTES);
      if (prefix === undefined) return;
      const lengths = new DataView(prefix.buffer);
      const description = await readBytes(file, lengths.getUint32(0, true));
      const content = await readBytes(file, lengths.getUint32(4, true));
      if (description === undefined || content === undefined) throw new Error(`${path} is cut off.`);
      yield { ...JSON.parse(Buffer.from(description.buffer).toString('utf8')), content };
    }
  } finally {
    await file.close();
  }
}

/** The next bytes, in memory of their own; undefined at the end. */
async function readBytes(file: FileHandle, length: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done);
    if (bytesRead === 0) return undefined;
    done += bytesRead;
  }
  return bytes;
}
