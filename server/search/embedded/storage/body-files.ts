import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

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

/** Reads records by their address. A read takes about a microsecond, as the system caches the file. */
export interface BodyFiles {
  /** `skip` bytes into the record, `length` bytes. Throws where the file does not hold them. */
  read(address: number, skip: number, length: number): Buffer;
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
    read: (address, skip, length) =>
      readFully(descriptorOf(fileOf(address)), offsetOf(address) + skip, Buffer.allocUnsafe(length)),
    keepOnly,
    close: () => keepOnly(new Set()),
  };
}

export function readFully<B extends Uint8Array>(descriptor: number, offset: number, into: B): B {
  let done = 0;
  while (done < into.length) {
    const count = readSync(descriptor, into, done, into.length - done, offset + done);
    if (count === 0) throw new Error(`file ends ${into.length - done} bytes early`);
    done += count;
  }
  return into;
}
