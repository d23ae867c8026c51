import type { StringTable } from './string-table.ts';

/** A table of so many strings, which are added one after another. */
export interface GrowingTable {
  push(string: string): void;
  finish(): StringTable;
}

/** Bytes of a string to make room for at first. */
const USUAL_BYTES = 32;
/** Of one UTF-16 unit in UTF-8. */
const MAX_UNIT_BYTES = 3;

/** Its strings are bytes at once: those of a whole segment would be copied by collection after collection. */
export function growingTable(count: number): GrowingTable {
  const starts = new Uint32Array(count + 1);
  let bytes = Buffer.allocUnsafeSlow(count * USUAL_BYTES);
  let length = 0;
  return {
    push(string) {
      const start = starts[length] as number;
      const room = string.length * MAX_UNIT_BYTES;
      if (start + room > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(2 * bytes.length + room);
        larger.set(bytes.subarray(0, start));
        bytes = larger;
      }
      starts[++length] = start + bytes.write(string, start, 'utf8');
    },
    finish: () => ({ bytes: new Uint8Array(bytes.subarray(0, starts[length])), starts }),
  };
}
