import type { FacetCount } from '#contract/products.schema.ts';
import { MAX_BRAND_FACETS } from '#contract/products.ts';
import { listBits } from '../segment/bitsets.ts';
import { brandTable } from '../segment/segment.ts';
import { bytesAt, compareStrings, countStrings, findString, stringAt } from '../segment/string-table.ts';
import { setWithout } from './facet-scope.ts';
import type { SegmentMatch } from './match-segment.ts';
import type { SegmentReader } from './segment-reader.ts';

/** The brands with the most products in the answer, as if no brand were chosen; ties in the order of their names. */
export function countBrands(matches: readonly SegmentMatch[]): FacetCount[] {
  const tallies = matches.map(tallyBrands);
  const [largest, ...others] = tallies;
  if (largest === undefined) return [];
  const strangers = others.flatMap((other) => addTally(largest, other));
  const best: BrandCount[] = [];
  for (const number of largest.met) {
    if (number > 0) offer(best, { reader: largest.reader, number, count: largest.counts[number] as number });
  }
  for (const stranger of sumStrangers(strangers)) offer(best, stranger);
  for (const { counts, met } of tallies) for (const number of met) counts[number] = 0;
  return best.map(({ reader, number, count }) => ({
    value: stringAt(brandTable(reader.arrays), number - 1),
    count,
  }));
}

/** How many products of each brand met; brands are numbered from 1, as documents name them, and 0 is no brand. */
interface Tally {
  readonly reader: SegmentReader;
  readonly counts: Uint32Array;
  readonly met: number[];
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
  const met: number[] = [];
  const total = listBits(reader.arena, setWithout(match, { facet: 'brand' }), listed);
  for (let i = 0; i < total; i++) {
    const number = brandNumbers[listed[i] as number] as number;
    const count = counts[number] as number;
    if (count === 0) met.push(number);
    counts[number] = count + 1;
  }
  return { reader, counts, met };
}

/** Adds a segment's counts to those of the largest one; answers the brands that the largest does not know. */
function addTally(largest: Tally, other: Tally): BrandCount[] {
  const numbers = translateBrands(other.reader, largest.reader);
  const strangers: BrandCount[] = [];
  for (const number of other.met) {
    const count = other.counts[number] as number;
    const there = numbers[number] as number;
    if (number === 0) continue;
    if (there === 0) {
      strangers.push({ reader: other.reader, number, count });
      continue;
    }
    const known = largest.counts[there] as number;
    if (known === 0) largest.met.push(there);
    largest.counts[there] = known + count;
  }
  return strangers;
}

const translations = new WeakMap<SegmentReader, { to: SegmentReader; numbers: Uint32Array }>();

/** Brand numbers of one segment in another; 0 where it does not know the brand. Worked out once a pair. */
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

/** Brands that several of the smaller segments share. */
function sumStrangers(strangers: readonly BrandCount[]): BrandCount[] {
  const byName = new Map<string, BrandCount>();
  for (const stranger of strangers) {
    const name = stringAt(brandTable(stranger.reader.arrays), stranger.number - 1);
    const known = byName.get(name);
    byName.set(name, known === undefined ? stranger : { ...known, count: known.count + stranger.count });
  }
  return [...byName.values()];
}

/** Keeps the best brands in their order. */
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
