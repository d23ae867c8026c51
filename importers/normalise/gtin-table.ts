/**
 * Numbers by GTIN in an open addressing table over typed arrays: 8 bytes a slot and column, so that the millions of
 * GTINs of a public data set stay in tens of megabytes where a Map would take hundreds.
 */
export interface GtinTable {
  /** The slot of the GTIN (14 digits), made where there is none; good until the next call. */
  slotFor(gtin: string): number;
  /** Undefined where the GTIN was never given a slot. */
  find(gtin: string): number | undefined;
  get(slot: number, column: number): number;
  set(slot: number, column: number, value: number): void;
  readonly size: number;
}

const FIRST_CAPACITY = 1 << 16;

/** Columns start as 0. */
export function gtinTable(columnCount: number): GtinTable {
  let keys = new Float64Array(FIRST_CAPACITY);
  let columns = makeColumns(FIRST_CAPACITY);
  let size = 0;

  function makeColumns(capacity: number): Float64Array[] {
    return Array.from({ length: columnCount }, () => new Float64Array(capacity));
  }

  function grow(): void {
    const [fullKeys, fullColumns] = [keys, columns];
    keys = new Float64Array(fullKeys.length * 2);
    columns = makeColumns(keys.length);
    for (let from = 0; from < fullKeys.length; from++) {
      const key = fullKeys[from] ?? 0;
      if (key === 0) continue;
      const to = findSlot(keys, key);
      keys[to] = key;
      for (const [index, column] of columns.entries()) column[to] = fullColumns[index]?.[from] ?? 0;
    }
  }

  return {
    slotFor(gtin) {
      const key = keyOf(gtin);
      const slot = findSlot(keys, key);
      if (keys[slot] === key) return slot;
      keys[slot] = key;
      if (++size * 2 <= keys.length) return slot;
      grow();
      return findSlot(keys, key);
    },
    find(gtin) {
      const slot = findSlot(keys, keyOf(gtin));
      return keys[slot] === 0 ? undefined : slot;
    },
    get: (slot, column) => columns[column]?.[slot] ?? 0,
    set(slot, column, value) {
      const values = columns[column];
      if (values) values[slot] = value;
    },
    get size() {
      return size;
    },
  };
}

/** 14 digits fit a double exactly; one more than the number, because 0 is an empty slot. */
function keyOf(gtin: string): number {
  return Number(gtin) + 1;
}

const HALF = 2 ** 32;

/** The slot that has the key, or the empty one where it belongs. Capacities are powers of two. */
function findSlot(keys: Float64Array, key: number): number {
  const mask = keys.length - 1;
  const low = key % HALF;
  // Multiplied by odd constants and mixed down: GTINs of one company differ in their low digits alone.
  let hash = Math.imul(low, 0x9e3779b1) ^ Math.imul((key - low) / HALF, 0x85ebca6b);
  hash ^= hash >>> 15;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const found = keys[slot];
    if (found === key || found === 0) return slot;
  }
}
