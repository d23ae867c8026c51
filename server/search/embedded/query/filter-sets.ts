import { type SetOffset, setBit } from '../segment/bitsets.ts';
import { brandTable } from '../segment/segment.ts';
import { encode, findString } from '../segment/string-table.ts';
import type { Filter } from './filters.ts';
import type { SegmentReader } from './segment-reader.ts';

/** A filter as sets of one segment: what passes is in all of `keep` and in none of `drop`. */
export interface FilterSets {
  readonly filter: Filter;
  readonly keep: readonly SetOffset[];
  readonly drop: readonly SetOffset[];
}

/** Filters with several alternatives, and the brand, are worked out once into work sets of their own. */
export function prepareFilters(reader: SegmentReader, filters: readonly Filter[]): FilterSets[] {
  const { stride } = reader.arena;
  return filters.map((filter) => ({
    filter,
    keep: keepSets(reader, filter),
    drop: (filter.noneOf ?? []).map((set) => set * stride),
  }));
}

function keepSets(reader: SegmentReader, { facet, anyOf, brand }: Filter): SetOffset[] {
  const { arena, work } = reader;
  if (brand !== undefined) return [fillBrandSet(reader, brand)];
  if (anyOf === undefined) return [];
  const [only] = anyOf;
  if (anyOf.length === 1 && only !== undefined) return [only * arena.stride];
  return [uniteSets(reader, facet === 'nova' ? work.novas : work.categories, anyOf)];
}

function uniteSets({ kernels, arena }: SegmentReader, into: SetOffset, sets: readonly number[]): SetOffset {
  kernels.clear(into);
  for (const set of sets) kernels.or(into, into, set * arena.stride);
  return into;
}

function fillBrandSet({ kernels, arena, arrays, work }: SegmentReader, brand: string): SetOffset {
  kernels.clear(work.brand);
  const number = findString(brandTable(arrays), encode(brand));
  if (number < 0) return work.brand;
  const end = arrays.brandDocumentStarts[number + 1] as number;
  for (let i = arrays.brandDocumentStarts[number] as number; i < end; i++) {
    setBit(arena.words, work.brand, arrays.brandDocuments[i] as number);
  }
  return work.brand;
}

/** Narrows `from` to what passes the filters. Answers `from` itself where there are none, else `into`. */
export function applyFilters(
  { kernels }: SegmentReader,
  from: SetOffset,
  filters: readonly FilterSets[],
  into: SetOffset,
): SetOffset {
  let current = from;
  for (const { keep, drop } of filters) {
    for (const set of keep) {
      kernels.and(into, current, set);
      current = into;
    }
    for (const set of drop) {
      kernels.andNot(into, current, set);
      current = into;
    }
  }
  return current;
}
