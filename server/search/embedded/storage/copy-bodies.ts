import type { Segment } from '../segment/segment.ts';
import { addressOf } from './body-address.ts';
import { openBodyFiles } from './body-files.ts';
import { appendBytes, type BodyFileState, newBodyFile } from './body-writer.ts';

/** Bytes written at a time. */
const CHUNK = 4 << 20;

/** Copies the records of a segment to a new file, most popular first; answers the segment that reads them there. */
export function copyBodies(
  folder: string,
  segment: Segment,
  file: number,
): { segment: Segment; state: BodyFileState } {
  const { bodyAddresses, nameLengths, bodyLengths } = segment.arrays;
  const source = openBodyFiles(folder);
  const addresses = new Float64Array(segment.documentCount);
  let state = newBodyFile(file);
  let chunk: Uint8Array[] = [];
  let size = 0;
  const flush = () => {
    state = appendBytes(folder, state, Buffer.concat(chunk));
    chunk = [];
    size = 0;
  };
  try {
    for (let document = 0; document < segment.documentCount; document++) {
      const length = (nameLengths[document] as number) + (bodyLengths[document] as number);
      addresses[document] = addressOf(file, state.length + size);
      chunk.push(source.read(bodyAddresses[document] as number, 0, length));
      size += length;
      if (size >= CHUNK) flush();
    }
    flush();
  } finally {
    source.close();
  }
  return { segment: { ...segment, arrays: { ...segment.arrays, bodyAddresses: addresses } }, state };
}
