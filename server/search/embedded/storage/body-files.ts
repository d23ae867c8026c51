import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { bodyFileName, fileOf, offsetOf } from './body-address.ts';

/** Reads records by their address. A read costs about a microsecond, as the system keeps the file in memory. */
export interface BodyFiles {
  /** `skip` bytes into the record, `length` bytes. Throws where the file does not hold them. */
  read(address: number, skip: number, length: number): Buffer;
  /** Closes the files that are not in use any more. */
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
