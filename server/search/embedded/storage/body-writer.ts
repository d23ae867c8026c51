import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { DocumentColumns } from '../../document-columns.ts';
import type { MadeSegment } from '../segment/made-segment.ts';
import { addressOf, bodyFileName, openBodyFiles, readRecord, type WrittenRecords } from './body-files.ts';

/** A body file; bytes past `length` are left over from a failed write. */
export interface BodyFileState {
  readonly file: number;
  readonly length: number;
}

export function newBodyFile(file: number): BodyFileState {
  return { file, length: 0 };
}

/** Appends the records of documents. The returned state is the only record of the change. */
export function appendBodies(
  folder: string,
  state: BodyFileState,
  { records, nameLengths, bodyLengths }: DocumentColumns,
): { written: WrittenRecords; state: BodyFileState } {
  const addresses = new Float64Array(nameLengths.length);
  const checksums = new Uint32Array(nameLengths.length);
  let end = 0;
  nameLengths.forEach((nameLength, i) => {
    const start = end;
    end += nameLength + (bodyLengths[i] as number);
    addresses[i] = addressOf(state.file, state.length + start);
    checksums[i] = crc32(records.subarray(start, end));
  });
  return { written: { addresses, checksums }, state: appendBytes(folder, state, records) };
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
  return { file: state.file, length: state.length + bytes.length };
}

export function writeFully(descriptor: number, bytes: Uint8Array, offset: number): void {
  let done = 0;
  while (done < bytes.length) {
    done += writeSync(descriptor, bytes, done, bytes.length - done, offset + done);
  }
}

/** Bytes written at a time. */
const CHUNK = 4 << 20;

/**
 * Copies the records of a segment to a new file, most popular first; returns the segment with the new addresses. Throws
 * DamagedRecord at one that is not to be copied.
 */
export function copyBodies(
  folder: string,
  segment: MadeSegment,
  file: number,
): { segment: MadeSegment; state: BodyFileState } {
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
      const record = readRecord(source, segment.arrays, document);
      addresses[document] = addressOf(file, state.length + size);
      chunk.push(record);
      size += record.length;
      if (size >= CHUNK) flush();
    }
    flush();
  } finally {
    source.close();
  }
  return { segment: { ...segment, arrays: { ...segment.arrays, bodyAddresses: addresses } }, state };
}
