import { type CoreArrays, NO_PRICE, type OrderArrays } from './segment.ts';
import { compareStrings } from './string-table.ts';

/**
 * The orders of document-orders.ts within a segment. Documents are in the order of popularity, which all others fall back on, and
 * sorting by counting keeps it where keys are equal.
 */
export function deriveOrders(core: CoreArrays): OrderArrays & {
  readonly nameRanks: Uint32Array;
  readonly priceAscendingRanks: Uint32Array;
  readonly priceDescendingRanks: Uint32Array;
} {
  const nameOrder = orderNames(core);
  const priceAscending = orderByKeys([core.prices]);
  const priceDescending = orderByKeys([
    core.prices.map((price) => (price === NO_PRICE ? NO_PRICE : NO_PRICE - 1 - price)),
  ]);
  return {
    nameOrder,
    priceAscending,
    priceDescending,
    gtinOrder: orderByKeys([
      Uint32Array.from(core.gtins, (gtin) => gtin % 2 ** 32),
      Uint32Array.from(core.gtins, (gtin) => Math.floor(gtin / 2 ** 32)),
    ]),
    nameRanks: invertOrder(nameOrder),
    priceAscendingRanks: invertOrder(priceAscending),
    priceDescendingRanks: invertOrder(priceDescending),
  };
}

function invertOrder(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank;
  return ranks;
}

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** All documents by keys of 32 bits, the last of which counts most. */
function orderByKeys(keys: readonly Uint32Array[]): Uint32Array {
  const order = Uint32Array.from(keys[0] as Uint32Array, (_, document) => document);
  const spare = new Uint32Array(order.length);
  for (const key of keys) sortByKey(order, (document) => key[document] as number, spare);
  return order;
}

const counts = new Uint32Array(DIGITS);

/** Sorts the documents by a key of 32 bits, digit by digit; equal ones stay in their order. */
function sortByKey(order: Uint32Array, keyOf: (document: number) => number, spare: Uint32Array): void {
  const keys = order.map(keyOf);
  const spareKeys = new Uint32Array(order.length);
  let [from, fromKeys, to, toKeys] = [order, keys, spare.subarray(0, order.length), spareKeys];
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    counts.fill(0);
    for (const key of fromKeys) {
      const digit = (key >>> shift) & (DIGITS - 1);
      counts[digit] = (counts[digit] as number) + 1;
    }
    const first = ((fromKeys[0] as number) >>> shift) & (DIGITS - 1);
    if (counts[first] === order.length) continue;
    let start = 0;
    for (let digit = 0; digit < DIGITS; digit++) {
      const count = counts[digit] as number;
      counts[digit] = start;
      start += count;
    }
    for (let i = 0; i < from.length; i++) {
      const key = fromKeys[i] as number;
      const digit = (key >>> shift) & (DIGITS - 1);
      const place = counts[digit] as number;
      counts[digit] = place + 1;
      to[place] = from[i] as number;
      toKeys[place] = key;
    }
    [from, fromKeys, to, toKeys] = [to, toKeys, from, fromKeys];
  }
  if (from !== order) order.set(from);
}

/** Letters of a name that are sorted by as one key. */
const KEY_BYTES = 4;
/** So few names are compared with each other. */
const FEW = 128;
/** Above the key of any name, as no UTF-8 begins so: products without a name come last. */
const UNNAMED = 0xffffffff;

function orderNames({ nameBytes, nameStarts }: CoreArrays): Uint32Array {
  const table = { bytes: nameBytes, starts: nameStarts };
  const order = Uint32Array.from({ length: nameStarts.length - 1 }, (_, document) => document);
  const spare = new Uint32Array(order.length);
  const keyAt = (document: number, depth: number) => {
    const start = nameStarts[document] as number;
    const end = nameStarts[document + 1] as number;
    if (start === end) return UNNAMED;
    let key = 0;
    for (let at = start + depth; at < start + depth + KEY_BYTES; at++)
      key = key * 256 + (at < end ? (nameBytes[at] as number) : 0);
    return key;
  };
  const compare = (i: number, j: number) => compareStrings(table, i, table, j) || i - j;
  /** Names that are alike up to `depth`. No byte of a name is 0, so a key that ends with it is the end of the name. */
  const sort = (names: Uint32Array, depth: number) => {
    if (names.length <= FEW) {
      if (names.length > 1) names.sort((i, j) => compareUnnamedLast(i, j));
      return;
    }
    sortByKey(names, (document) => keyAt(document, depth), spare);
    for (let start = 0; start < names.length; ) {
      const key = keyAt(names[start] as number, depth);
      let end = start + 1;
      while (end < names.length && keyAt(names[end] as number, depth) === key) end++;
      const isEnded = key === UNNAMED || key % 256 === 0;
      if (end - start > 1 && !isEnded) sort(names.subarray(start, end), depth + KEY_BYTES);
      start = end;
    }
  };
  const isUnnamed = (document: number) => Number(nameStarts[document] === nameStarts[document + 1]);
  const compareUnnamedLast = (i: number, j: number) => isUnnamed(i) - isUnnamed(j) || compare(i, j);
  sort(order, 0);
  return order;
}
