import type { FacetCount } from '#contract/facets.schema.ts';
import type { SetOffset } from '../segment/bitsets.ts';
import { brandTable } from '../segment/segment.ts';
import { bytesAt, countStrings, findString, stringAt } from '../segment/string-table.ts';
import { type BrandCount, leastOf, offer } from './best-brands.ts';
import { type CurrentCounts, keptCounts } from './kept-counts.ts';
import { setWithout } from './lift-filters.ts';
import { listWithin } from './list-matched.ts';
import { countWithin, type SegmentMatch } from './match-segment.ts';
import { type SegmentReader, tallyBrands } from './segment-reader.ts';

/** The brands with the most products in the answer, as if no brand were chosen; ties in the order of their names. */
export function countBrands(matches: readonly SegmentMatch[]): FacetCount[] {
  const [match, ...otherMatches] = matches;
  if (match === undefined) return [];
  const current = keptCounts(match, isOfBrand);
  const [first, ...others] = [openTally(match), ...otherMatches.map(openTally)];
  const added: number[] = [];
  const newBrands = others.flatMap((other) => addTally(first, other, added));
  const summed = sumNewBrands(newBrands);
  const best = (current && takeKept(first, current, summed, added)) ?? countLargest(first, summed, added);
  return best.map(({ reader, number, count }) => ({
    value: stringAt(brandTable(reader.arrays), number - 1),
    count,
  }));
}

const isOfBrand = ({ facet }: { readonly facet: string }) => facet === 'brand';

/** Products by brand number. Brands are numbered from 1, as in the documents; 0 is no brand. */
interface Tally {
  readonly match: SegmentMatch;
  readonly reader: SegmentReader;
  readonly within: SetOffset;
  readonly counts: Uint32Array;
}

function openTally(match: SegmentMatch): Tally {
  const { reader } = match.segment;
  const within = setWithout(match, { facet: 'brand' });
  return { match, reader, within, counts: reader.brandCounts };
}

/** With fewer products for each brand, those that have any are looked for among the products. */
const MIN_FOR_ALL = 0.25;

/** Counts every product; returns the brands that may have some, with repetitions, or undefined for all brands. */
function tallyAll({ match, reader, within, counts }: Tally): Uint32Array | undefined {
  const size = listWithin(match, within);
  if (size > counts.length * MIN_FOR_ALL) {
    tallyBrands(reader, size);
    return undefined;
  }
  const { brandNumbers } = reader.arrays;
  const numbers = reader.listed.subarray(0, size);
  for (let i = 0; i < size; i++) {
    const number = brandNumbers[numbers[i] as number] as number;
    numbers[i] = number;
    counts[number] = (counts[number] as number) + 1;
  }
  return numbers;
}

/** Visits those of the brands, or of all, that have products, each once, and forgets the counts. */
function takeCounts(
  counts: Uint32Array,
  numbers: ArrayLike<number> | undefined,
  visit: (number: number, count: number) => void,
): void {
  const take = (number: number) => {
    const count = counts[number] as number;
    counts[number] = 0;
    if (number > 0 && count > 0) visit(number, count);
  };
  if (numbers === undefined) for (let number = 0; number < counts.length; number++) take(number);
  else for (let i = 0; i < numbers.length; i++) take(numbers[i] as number);
}

/** As countLargest, from counts that were made before; undefined where a brand of which none is kept may be among the best. */
function takeKept(
  first: Tally,
  { kept, dead }: CurrentCounts,
  newBrands: readonly BrandCount[],
  added: readonly number[],
): BrandCount[] | undefined {
  const { reader, counts } = first;
  const { brandNumbers } = reader.arrays;
  const gone = new Map<number, number>();
  for (const document of dead) {
    const number = brandNumbers[document] as number;
    gone.set(number, (gone.get(number) ?? 0) + 1);
  }
  const best: BrandCount[] = [];
  for (const brand of newBrands) offer(best, brand);
  const known = new Set<number>();
  for (const { number, count: all } of kept.brands) {
    const count = all - (gone.get(number) ?? 0) + (counts[number] as number);
    if (count > 0) offer(best, { reader, number, count });
    known.add(number);
  }
  for (const number of added) {
    if (!known.has(number)) offer(best, { reader, number, count: lookUp(first, number) });
    known.add(number);
  }
  if (kept.mostOfOthers > 0 && kept.mostOfOthers >= leastOf(best)) return undefined;
  for (const number of added) counts[number] = 0;
  return best;
}

/** The products of a brand, those of other segments among them. */
function lookUp({ reader, within, counts }: Tally, number: number): number {
  const { brandDocumentStarts: starts } = reader.arrays;
  const here = reader.countBrandMembers(within, starts[number - 1] as number, starts[number] as number);
  return here + (counts[number] as number);
}

/**
 * With fewer matches than one document in this many, every match is tallied. Else brands are looked up, as long as there are
 * fewer look-ups than matches.
 */
const DENSE_SHARE = 8;

/**
 * The best brands of the first segment, whose counts hold those of the others already, of the brands in `added`, and the brands
 * it does not have.
 */
function countLargest(
  first: Tally,
  newBrands: readonly BrandCount[],
  added: readonly number[],
): BrandCount[] {
  const { match, reader, within, counts } = first;
  const size = countWithin(match, within);
  const mostElsewhere = added.reduce((most, number) => Math.max(most, counts[number] as number), 0);
  const largest = { reader, newBrands, mostElsewhere };
  const isDense = size * DENSE_SHARE > reader.segment.documentCount;
  const lookedUp = isDense ? walkBySize(largest, (number) => lookUp(first, number), size) : undefined;
  if (lookedUp !== undefined) {
    for (const number of added) counts[number] = 0;
    return lookedUp;
  }
  const numbers = tallyAll(first);
  if (numbers === undefined) {
    const best = walkBySize(largest, (number) => counts[number] as number, Number.POSITIVE_INFINITY);
    counts.fill(0);
    return best ?? [];
  }
  const best: BrandCount[] = [];
  for (const brand of newBrands) offer(best, brand);
  let least = leastOf(best);
  const offerBrand = (number: number, count: number) => {
    if (count < least) return;
    offer(best, { reader, number, count });
    least = leastOf(best);
  };
  takeCounts(counts, numbers, offerBrand);
  takeCounts(counts, added, offerBrand);
  return best;
}

interface Largest {
  readonly reader: SegmentReader;
  readonly newBrands: readonly BrandCount[];
  /** At most so many of a brand's products are in other segments. */
  readonly mostElsewhere: number;
}

/**
 * Counts the brands one by one, the largest first, until no other can be among the best; undefined where these have more
 * than `budget` products.
 */
function walkBySize(
  { reader, newBrands, mostElsewhere }: Largest,
  countOf: (number: number) => number,
  budget: number,
): BrandCount[] | undefined {
  const { brandsBySize, brandDocumentStarts: starts } = reader.arrays;
  const best: BrandCount[] = [];
  for (const brand of newBrands) offer(best, brand);
  let left = budget;
  let least = leastOf(best);
  for (const brand of brandsBySize) {
    const size = (starts[brand + 1] as number) - (starts[brand] as number);
    if (size + mostElsewhere < least) break;
    left -= size;
    if (left < 0) return undefined;
    const number = brand + 1;
    const count = countOf(number);
    if (count < least) continue;
    offer(best, { reader, number, count });
    least = leastOf(best);
  }
  return best;
}

/** Adds a segment's counts to the largest one's, `added` by their numbers there; returns the brands that the largest does not have. */
function addTally(largest: Tally, other: Tally, added: number[]): BrandCount[] {
  const numbers = translateBrands(other.reader, largest.reader);
  const newBrands: BrandCount[] = [];
  takeCounts(other.counts, tallyAll(other), (number, count) => {
    const there = numbers[number] as number;
    if (there === 0) {
      newBrands.push({ reader: other.reader, number, count });
      return;
    }
    added.push(there);
    largest.counts[there] = (largest.counts[there] as number) + count;
  });
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
