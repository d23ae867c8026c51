import type { FacetCount } from '#contract/facets.schema.ts';
import { MAX_BRAND_FACETS } from '#contract/products.ts';
import { listBits, type SetOffset } from '../segment/bitsets.ts';
import { brandTable } from '../segment/segment.ts';
import { bytesAt, compareStrings, countStrings, findString, stringAt } from '../segment/string-table.ts';
import { setWithout } from './lift-filters.ts';
import type { SegmentMatch } from './match-segment.ts';
import type { SegmentReader } from './segment-reader.ts';

/** The brands with the most products in the answer, as if no brand were chosen; ties in the order of their names. */
export function countBrands(matches: readonly SegmentMatch[]): FacetCount[] {
  const [first, ...others] = matches.map(openTally);
  if (first === undefined) return [];
  const newBrands = others.flatMap((other) => {
    tallyAll(other);
    return addTally(first, other);
  });
  const best = countLargest(first, sumNewBrands(newBrands));
  for (const { counts, seen } of [first, ...others]) for (const number of seen) counts[number] = 0;
  return best.map(({ reader, number, count }) => ({
    value: stringAt(brandTable(reader.arrays), number - 1),
    count,
  }));
}

/** Products by brand number. Brands are numbered from 1, as in the documents; 0 is no brand. */
interface Tally {
  readonly reader: SegmentReader;
  readonly within: SetOffset;
  readonly counts: Uint32Array;
  readonly seen: number[];
}

interface BrandCount {
  readonly reader: SegmentReader;
  readonly number: number;
  readonly count: number;
}

function openTally(match: SegmentMatch): Tally {
  const { reader } = match.segment;
  const within = setWithout(match, { facet: 'brand' });
  return { reader, within, counts: reader.brandCounts, seen: [] };
}

function tallyAll({ reader, within, counts, seen }: Tally): void {
  const { arena, arrays, listed } = reader;
  const { brandNumbers } = arrays;
  const total = listBits(arena, within, listed);
  for (let i = 0; i < total; i++) {
    const number = brandNumbers[listed[i] as number] as number;
    const count = counts[number] as number;
    if (count === 0) seen.push(number);
    counts[number] = count + 1;
  }
}

/**
 * With fewer matches than one document in this many, every match is tallied. A look-up costs as much as tallying a match, so
 * there are as many at most before every match is tallied all the same.
 */
const DENSE_SHARE = 4;

/** The best brands of the first segment, whose counts hold those of the others already, and the brands it does not have. */
function countLargest(first: Tally, newBrands: readonly BrandCount[]): BrandCount[] {
  const { reader, within, counts, seen } = first;
  const size = reader.kernels.count(within);
  if (size * DENSE_SHARE > reader.segment.documentCount) {
    const found = walkBySize(first, newBrands, size);
    if (found !== undefined) return found;
  }
  const best: BrandCount[] = [];
  for (const brand of newBrands) offer(best, brand);
  tallyAll(first);
  for (const number of seen) {
    if (number > 0) offer(best, { reader, number, count: counts[number] as number });
  }
  return best;
}

/**
 * Counts the brands one by one, the largest first, until no other can be among the best; undefined where that takes more
 * than `budget` look-ups.
 */
function walkBySize(
  { reader, within, counts, seen }: Tally,
  newBrands: readonly BrandCount[],
  budget: number,
): BrandCount[] | undefined {
  const { brandsBySize, brandDocumentStarts: starts, brandDocuments } = reader.arrays;
  const best: BrandCount[] = [];
  for (const brand of newBrands) offer(best, brand);
  const mostElsewhere = seen.reduce((most, number) => Math.max(most, counts[number] as number), 0);
  let left = budget;
  for (const brand of brandsBySize) {
    const start = starts[brand] as number;
    const end = starts[brand + 1] as number;
    const last = best[MAX_BRAND_FACETS - 1];
    if (last !== undefined && last.count > end - start + mostElsewhere) break;
    left -= end - start;
    if (left < 0) return undefined;
    const number = brand + 1;
    const count = (counts[number] as number) + countIn(reader, within, brandDocuments, start, end);
    if (count > 0) offer(best, { reader, number, count });
  }
  return best;
}

function countIn(
  { arena: { words } }: SegmentReader,
  set: SetOffset,
  documents: Uint32Array,
  start: number,
  end: number,
): number {
  let count = 0;
  for (let i = start; i < end; i++) {
    const document = documents[i] as number;
    count += ((words[set + (document >>> 5)] as number) >>> (document & 31)) & 1;
  }
  return count;
}

/** Adds a segment's counts to the largest one's; returns the brands that the largest does not have. */
function addTally(largest: Tally, other: Tally): BrandCount[] {
  const numbers = translateBrands(other.reader, largest.reader);
  const newBrands: BrandCount[] = [];
  for (const number of other.seen) {
    const count = other.counts[number] as number;
    const there = numbers[number] as number;
    if (number === 0) continue;
    if (there === 0) {
      newBrands.push({ reader: other.reader, number, count });
      continue;
    }
    const known = largest.counts[there] as number;
    if (known === 0) largest.seen.push(there);
    largest.counts[there] = known + count;
  }
  return newBrands;
}

const translations = new WeakMap<SegmentReader, { to: SegmentReader; numbers: Uint32Array }>();

/** Brand numbers of one segment in another; 0 where it does not have the brand. Computed once a pair. */
function translateBrands(from: SegmentReader, to: SegmentReader): Uint32Array {
  const known = translations.get(from);
  if (known?.to === to) return known.numbers;
  const table = brandTable(from.arrays);
  const numbers = new Uint32Array(countStrings(table) + 1);
  for (let i = 1; i < numbers.length; i++) {
    numbers[i] = findString(brandTable(to.arrays), bytesAt(table, i - 1)) + 1;
  }
  translations.set(from, { to, numbers });
  return numbers;
}

/** One count for each brand, though several of the smaller segments have it. */
function sumNewBrands(newBrands: readonly BrandCount[]): BrandCount[] {
  const byName = new Map<string, BrandCount>();
  for (const brand of newBrands) {
    const name = stringAt(brandTable(brand.reader.arrays), brand.number - 1);
    const known = byName.get(name);
    byName.set(name, known === undefined ? brand : { ...known, count: known.count + brand.count });
  }
  return [...byName.values()];
}

/** Inserts the brand in order, and drops the last of too many. */
function offer(best: BrandCount[], brand: BrandCount): void {
  const last = best.at(-1);
  if (best.length === MAX_BRAND_FACETS && last !== undefined && compare(last, brand) < 0) return;
  let place = best.length;
  while (place > 0 && compare(best[place - 1] as BrandCount, brand) > 0) place--;
  best.splice(place, 0, brand);
  if (best.length > MAX_BRAND_FACETS) best.pop();
}

function compare(a: BrandCount, b: BrandCount): number {
  return (
    b.count - a.count ||
    compareStrings(brandTable(a.reader.arrays), a.number - 1, brandTable(b.reader.arrays), b.number - 1)
  );
}
