import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { SearchDocument } from '../../document.ts';
import type { StoredDocument } from '../segment/build-segment.ts';
import { addressOf, bodyFileName } from './body-address.ts';

/** A body file as far as it has been written: bytes past `length` are the leftovers of a write that failed. */
export interface BodyFileState {
  readonly file: number;
  readonly length: number;
  /** CRC-32 of the bytes up to `length`. */
  readonly checksum: number;
}

export function newBodyFile(file: number): BodyFileState {
  return { file, length: 0, checksum: 0 };
}

/** Writes records (name, then body) after the ones there. The file counts as changed only by the state answered. */
export function appendBodies(
  folder: string,
  state: BodyFileState,
  documents: readonly SearchDocument[],
): { stored: StoredDocument[]; state: BodyFileState } {
  const chunks: Uint8Array[] = [];
  let offset = state.length;
  const stored = documents.map(({ body, ...document }) => {
    const name = Buffer.from(document.name.slice(0, MAX_NAME_UNITS), 'utf8');
    const bodyAddress = addressOf(state.file, offset);
    chunks.push(name, body);
    offset += name.length + body.length;
    return { document, bodyAddress, nameLength: name.length, bodyLength: body.length };
  });
  const bytes = Buffer.concat(chunks);
  return { stored, state: appendBytes(folder, state, bytes) };
}

/** So that the name's bytes are counted in 16 bits: a unit is at most three bytes. */
const MAX_NAME_UNITS = 20_000;

export function appendBytes(folder: string, state: BodyFileState, bytes: Uint8Array): BodyFileState {
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
