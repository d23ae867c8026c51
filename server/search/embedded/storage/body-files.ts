import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { SegmentArrays } from '../segment/segment.ts';

/**
 * Where a record (a product's name, then its body) begins: number of the file and byte offset in one exact double.
 * Files are numbered from 1 to 8191, offsets go up to a terabyte.
 */
const FILE_SIZE_LIMIT = 2 ** 40;
export const MAX_FILE_NUMBER = 2 ** 13 - 1;

export function addressOf(file: number, offset: number): number {
  return file * FILE_SIZE_LIMIT + offset;
}

export function fileOf(address: number): number {
  return Math.floor(address / FILE_SIZE_LIMIT);
}

function offsetOf(address: number): number {
  return address % FILE_SIZE_LIMIT;
}

export function bodyFileName(file: number): string {
  return `bodies-${file}.bin`;
}

/** Of records that were written. */
export interface WrittenRecords {
  readonly addresses: Float64Array;
  /** CRC-32 of each. */
  readonly checksums: Uint32Array;
}

/** Reads records by their address. A read takes about a microsecond, as the system caches the file. */
export interface BodyFiles {
  /** Throws DamagedRecord where the bytes there are not those of the checksum. */
  read(address: number, length: number, checksum: number): Buffer;
  /** Closes the other files. */
  keepOnly(files: ReadonlySet<number>): void;
  close(): void;
}

export function openBodyFiles(folder: string): BodyFiles {
  const descriptors = new Map<number, number>();
  const descriptorOf = (file: number) => {
    let descriptor = descriptors.get(file);
    if (descriptor === undefined) {
      descriptor = openSync(join(folder, bodyFileName(file)), 'r');
      descriptors.set(file, descriptor);
    }
    return descriptor;
  };
  const keepOnly = (files: ReadonlySet<number>) => {
    for (const [file, descriptor] of descriptors) {
      if (files.has(file)) continue;
      closeSync(descriptor);
      descriptors.delete(file);
    }
  };
  return {
    read(address, length, checksum) {
      const record = Buffer.allocUnsafe(length);
      try {
        readFully(descriptorOf(fileOf(address)), offsetOf(address), record);
      } catch (error) {
        throw isLoss(error) ? new DamagedRecord(address) : error;
      }
      if (crc32(record) !== checksum) throw new DamagedRecord(address);
      return record;
    },
    keepOnly,
    close: () => keepOnly(new Set()),
  };
}

type RecordArrays = Pick<SegmentArrays, 'bodyAddresses' | 'nameLengths' | 'bodyLengths' | 'bodyChecksums'>;

/** The record of a segment's document: its name, then its body. Every read of one is checked. */
export function readRecord(
  files: BodyFiles,
  { bodyAddresses, nameLengths, bodyLengths, bodyChecksums }: RecordArrays,
  document: number,
): Buffer {
  const length = (nameLengths[document] as number) + (bodyLengths[document] as number);
  return files.read(bodyAddresses[document] as number, length, bodyChecksums[document] as number);
}

/** A record is not what was written, and nothing of it may be shown: what a food contains could be another food's. */
export class DamagedRecord extends Error {
  constructor(address: number) {
    const file = fileOf(address);
    // Of an error that goes from thread to thread only the message and the cause arrive.
    super(`${bodyFileName(file)} is damaged at byte ${offsetOf(address)}`, { cause: { damagedFile: file } });
  }
}

/** The number of the file, where the error is a DamagedRecord of this thread or of another. */
export function damagedFileOf(error: unknown): number | undefined {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const file = typeof cause === 'object' && cause !== null && 'damagedFile' in cause && cause.damagedFile;
  return typeof file === 'number' ? file : undefined;
}

/** The file or a part of it is gone; not so where, for example, too many files are open. */
function isLoss(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error && error.code;
  return error instanceof EarlyEnd || code === 'ENOENT' || code === 'EIO';
}

class EarlyEnd extends Error {}

export function readFully<B extends Uint8Array>(descriptor: number, offset: number, into: B): B {
  let done = 0;
  while (done < into.length) {
    const count = readSync(descriptor, into, done, into.length - done, offset + done);
    if (count === 0) throw new EarlyEnd(`file ends ${into.length - done} bytes early`);
    done += count;
  }
  return into;
}
