import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { DocumentColumns } from '../../document-columns.ts';
import type { MadeSegment } from '../segment/made-segment.ts';
import { addressOf, bodyFileName, openBodyFiles } from './body-files.ts';

/** A body file; bytes past `length` are left over from a failed write. */
export interface BodyFileState {
  readonly file: number;
  readonly length: number;
  /** CRC-32 of the bytes up to `length`. */
  readonly checksum: number;
}

export function newBodyFile(file: number): BodyFileState {
  return { file, length: 0, checksum: 0 };
}

/** Appends the records of documents; returns where they are. The returned state is the only record of the change. */
export function appendBodies(
  folder: string,
  state: BodyFileState,
  { records, nameLengths, bodyLengths }: DocumentColumns,
): { addresses: Float64Array; state: BodyFileState } {
  let offset = state.length;
  const addresses = Float64Array.from(nameLengths, (nameLength, i) => {
    const address = addressOf(state.file, offset);
    offset += nameLength + (bodyLengths[i] as number);
    return address;
  });
  return { addresses, state: appendBytes(folder, state, records) };
}

function appendBytes(folder: string, state: BodyFileState, bytes: Uint8Array): BodyFileState {
  const descriptor = openSync(
    join(folder, bodyFileName(state.file)),
    constants.O_CREAT | constants.O_WRONLY,
    0o600,
  );
  try {
    writeFully(descriptor, bytes, state.length);
  } finally {
    closeSync(descriptor);
  }
  return { file: state.file, length: state.length + bytes.length, checksum: crc32(bytes, state.checksum) };
}

export function writeFully(descriptor: number, bytes: Uint8Array, offset: number): void {
  let done = 0;
  while (done < bytes.length) {
    done += writeSync(descriptor, bytes, done, bytes.length - done, offset + done);
  }
}

/** Bytes written at a time. */
const CHUNK = 4 << 20;

/** Copies the records of a segment to a new file, most popular first; returns the segment with the new addresses. */
export function copyBodies(
  folder: string,
  segment: MadeSegment,
  file: number,
): { segment: MadeSegment; state: BodyFileState } {
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
