import type { FacetCount } from '#contract/facets.schema.ts';
import { MAX_BRAND_FACETS } from '#contract/products.ts';
import { listBits } from '../segment/bitsets.ts';
import { brandTable } from '../segment/segment.ts';
import { bytesAt, compareStrings, countStrings, findString, stringAt } from '../segment/string-table.ts';
import { setWithout } from './lift-filters.ts';
import type { SegmentMatch } from './match-segment.ts';
import type { SegmentReader } from './segment-reader.ts';

/** The brands with the most products in the answer, as if no brand were chosen; ties in the order of their names. */
export function countBrands(matches: readonly SegmentMatch[]): FacetCount[] {
  const tallies = matches.map(tallyBrands);
  const [largest, ...others] = tallies;
  if (largest === undefined) return [];
  const newBrands = others.flatMap((other) => addTally(largest, other));
  const best: BrandCount[] = [];
  for (const number of largest.seen) {
    if (number > 0) offer(best, { reader: largest.reader, number, count: largest.counts[number] as number });
  }
  for (const brand of sumNewBrands(newBrands)) offer(best, brand);
  for (const { counts, seen } of tallies) for (const number of seen) counts[number] = 0;
  return best.map(({ reader, number, count }) => ({
    value: stringAt(brandTable(reader.arrays), number - 1),
    count,
  }));
}

/** Products by brand number. Brands are numbered from 1, as in the documents; 0 is no brand. */
interface Tally {
  readonly reader: SegmentReader;
  readonly counts: Uint32Array;
  readonly seen: number[];
}

interface BrandCount {
  readonly reader: SegmentReader;
  readonly number: number;
  readonly count: number;
}

function tallyBrands(match: SegmentMatch): Tally {
  const { reader } = match.segment;
  const { brandCounts: counts, listed } = reader;
  const { brandNumbers } = reader.arrays;
  const seen: number[] = [];
  const total = listBits(reader.arena, setWithout(match, { facet: 'brand' }), listed);
  for (let i = 0; i < total; i++) {
    const number = brandNumbers[listed[i] as number] as number;
    const count = counts[number] as number;
    if (count === 0) seen.push(number);
    counts[number] = count + 1;
  }
  return { reader, counts, seen };
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
