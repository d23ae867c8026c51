/**
 * Strings as UTF-8 bytes one after another: string i is bytes[starts[i]] up to bytes[starts[i + 1]].
 * A sorted table is strictly ascending by bytes and can be searched. Nothing of it is on the heap.
 */
export interface StringTable {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

export function packBytes(encoded: readonly Uint8Array[]): StringTable {
  const starts = new Uint32Array(encoded.length + 1);
  encoded.forEach((string, i) => {
    starts[i + 1] = (starts[i] as number) + string.length;
  });
  const bytes = new Uint8Array(starts[encoded.length] as number);
  encoded.forEach((string, i) => {
    bytes.set(string, starts[i]);
  });
  return { bytes, starts };
}

/** Bytes that a number to sort by begins with; its lower bits are the place. */
const SORTED_BYTES = 4;
const PLACES = 2 ** 21;

/** The numbers of distinct strings in the order of their bytes. Most differ in the first ones, which are sorted as numbers. */
export function sortBytes(strings: readonly Uint8Array[]): Uint32Array {
  const compare = (i: number, j: number) =>
    Buffer.compare(strings[i] as Uint8Array, strings[j] as Uint8Array);
  if (strings.length >= PLACES) return Uint32Array.from(strings, (_, i) => i).sort(compare);
  const keys = Float64Array.from(strings, (bytes, i) => beginningOf(bytes, SORTED_BYTES) * PLACES + i).sort();
  const order = Uint32Array.from(keys, (key) => key % PLACES);
  for (let start = 0; start < keys.length; ) {
    const beginning = Math.floor((keys[start] as number) / PLACES);
    let end = start + 1;
    while (end < keys.length && Math.floor((keys[end] as number) / PLACES) === beginning) end++;
    if (end - start > 1) order.subarray(start, end).sort(compare);
    start = end;
  }
  return order;
}

/** The first bytes as a number; a shorter string has zeros after it. */
function beginningOf(bytes: Uint8Array, length: number): number {
  let beginning = 0;
  for (let i = 0; i < length; i++) beginning = beginning * 256 + (bytes[i] ?? 0);
  return beginning;
}

export function encode(text: string): Uint8Array {
  return Buffer.from(text, 'utf8');
}

export function countStrings(table: StringTable): number {
  return table.starts.length - 1;
}

export function bytesAt(table: StringTable, index: number): Uint8Array {
  return table.bytes.subarray(table.starts[index], table.starts[index + 1]);
}

export function stringAt(table: StringTable, index: number): string {
  const start = table.starts[index] as number;
  const end = table.starts[index + 1] as number;
  // Buffer decodes fastest, and alone reads shared memory in place.
  return Buffer.from(table.bytes.buffer, table.bytes.byteOffset + start, end - start).toString('utf8');
}

/** Order of string `i` of one table against string `j` of another, by bytes. */
export function compareStrings(a: StringTable, i: number, b: StringTable, j: number): number {
  let p = a.starts[i] as number;
  let q = b.starts[j] as number;
  const pEnd = a.starts[i + 1] as number;
  const qEnd = b.starts[j + 1] as number;
  while (p < pEnd && q < qEnd) {
    const difference = (a.bytes[p++] as number) - (b.bytes[q++] as number);
    if (difference !== 0) return difference;
  }
  return pEnd - p - (qEnd - q);
}

/** Index of `key` in a sorted table, or -1. */
export function findString(table: StringTable, key: Uint8Array): number {
  const index = lowerBound(table, key);
  return index < countStrings(table) && compareToKey(table, index, key, false) === 0 ? index : -1;
}

/** The strings of a sorted table that begin with `prefix`: from `start` up to, not including, `end`. */
export function findPrefix(table: StringTable, prefix: Uint8Array): { start: number; end: number } {
  const start = lowerBound(table, prefix);
  let end = start;
  let step = 1;
  const count = countStrings(table);
  while (end + step <= count && compareToKey(table, end + step - 1, prefix, true) === 0) {
    end += step;
    step *= 2;
  }
  for (; step >= 1; step = Math.floor(step / 2)) {
    if (end + step <= count && compareToKey(table, end + step - 1, prefix, true) === 0) end += step;
  }
  return { start, end };
}

function lowerBound(table: StringTable, key: Uint8Array): number {
  let low = 0;
  let high = countStrings(table);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareToKey(table, middle, key, false) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Order of string `index` against `key`; with `asPrefix`, 0 where it begins with `key`. */
function compareToKey(table: StringTable, index: number, key: Uint8Array, asPrefix: boolean): number {
  const start = table.starts[index] as number;
  const length = (table.starts[index + 1] as number) - start;
  const shared = Math.min(length, key.length);
  for (let i = 0; i < shared; i++) {
    const difference = (table.bytes[start + i] as number) - (key[i] as number);
    if (difference !== 0) return difference;
  }
  return asPrefix && length >= key.length ? 0 : length - key.length;
}

/** Position of a string: the number of its table and the index there. */
interface StringPosition {
  readonly input: number;
  readonly index: number;
}

/** Letters of a string that are compared as one number. */
const HEAD_BYTES = 6;
/** Above that of any string. */
const CLOSED = Number.POSITIVE_INFINITY;

/** Visits the distinct strings of several sorted tables in order, each with all its positions. */
export function forEachDistinct(
  tables: readonly StringTable[],
  visit: (positions: readonly StringPosition[]) => void,
): void {
  const next = tables.map(() => 0);
  /** How the next string of each table begins. */
  const heads = new Float64Array(tables.length);
  const read = (input: number) => {
    const table = tables[input] as StringTable;
    const index = next[input] as number;
    heads[input] = index < countStrings(table) ? beginningOf(bytesAt(table, index), HEAD_BYTES) : CLOSED;
  };
  const compareNext = (a: number, b: number) =>
    compareStrings(tables[a] as StringTable, next[a] as number, tables[b] as StringTable, next[b] as number);
  tables.forEach((_, input) => {
    read(input);
  });
  for (;;) {
    let smallest: number[] = [];
    let least = CLOSED;
    for (let input = 0; input < tables.length; input++) {
      const head = heads[input] as number;
      if (head > least || head === CLOSED) continue;
      const difference = head < least ? -1 : compareNext(input, smallest[0] as number);
      if (difference < 0) smallest = [input];
      else if (difference === 0) smallest.push(input);
      least = head;
    }
    if (smallest.length === 0) return;
    visit(smallest.map((input) => ({ input, index: next[input] as number })));
    for (const input of smallest) {
      next[input] = (next[input] as number) + 1;
      read(input);
    }
  }
}
