import { type SetOffset, setBit } from '../segment/bitsets.ts';
import { brandKeyTable, brandTable } from '../segment/segment.ts';
import { bytesAt, encode, findPrefix, stringAt } from '../segment/string-table.ts';
import { applyRange } from './apply-range.ts';
import type { Filter } from './filters.ts';
import { documentsOfBrand, type SegmentReader, type WorkSet } from './segment-reader.ts';

/** A filter as sets of one segment: matches are in all of `keep` and in none of `drop`. */
export interface FilterSets {
  readonly filter: Filter;
  readonly keep: readonly SetOffset[];
  readonly drop: readonly SetOffset[];
}

/** Facets other than the category whose alternatives are united, each in a work set to itself. */
type UnitedIn = Readonly<Partial<Record<Filter['facet'], WorkSet>>>;
const UNITED_IN: UnitedIn = { nova: 'novas', ingredient_laws: 'laws' };

/** The sets of each filter; those with several alternatives, and the brand, are computed once into work sets. */
export function prepareFilters(
  reader: SegmentReader,
  filters: readonly Filter[],
  unitedIn = UNITED_IN,
): FilterSets[] {
  const { stride } = reader.arena;
  return filters.map((filter) => ({
    filter,
    keep: keepSets(reader, filter, unitedIn),
    drop: (filter.noneOf ?? []).map((set) => set * stride),
  }));
}

function keepSets(
  reader: SegmentReader,
  { facet, anyOf, brand, brandKey }: Filter,
  unitedIn: UnitedIn,
): SetOffset[] {
  const { arena, work } = reader;
  if (brand !== undefined) return [fillBrandSet(reader, [brand])];
  if (brandKey !== undefined) return [fillBrandSet(reader, brandsOfKey(reader, brandKey))];
  if (anyOf === undefined) return [];
  const [only] = anyOf;
  if (anyOf.length === 1 && only !== undefined) return [only * arena.stride];
  return [uniteSets(reader, work[unitedIn[facet] ?? 'categories'], anyOf)];
}

function uniteSets({ kernels, arena }: SegmentReader, into: SetOffset, sets: readonly number[]): SetOffset {
  kernels.clear(into);
  for (const set of sets) kernels.or(into, into, set * arena.stride);
  return into;
}

function fillBrandSet(reader: SegmentReader, brands: readonly string[]): SetOffset {
  const { kernels, arena, work } = reader;
  kernels.clear(work.brand);
  for (const brand of brands) {
    for (const document of documentsOfBrand(reader, brand)) setBit(arena.words, work.brand, document);
  }
  return work.brand;
}

/** The brands that are written so, but for case, accents and signs. */
export function brandsOfKey({ arrays }: SegmentReader, key: string): string[] {
  const encoded = encode(key);
  const { start, end } = findPrefix(brandKeyTable(arrays), encoded);
  const brands: string[] = [];
  for (let i = start; i < end; i++) {
    if (bytesAt(brandKeyTable(arrays), i).length !== encoded.length) continue;
    brands.push(stringAt(brandTable(arrays), arrays.brandKeyNumbers[i] as number));
  }
  return brands;
}

/** Narrows `from` to the documents that pass. Returns `from` itself where there are no filters, else `into`. */
export function applyFilters(
  reader: SegmentReader,
  from: SetOffset,
  filters: readonly FilterSets[],
  into: SetOffset,
): SetOffset {
  const { kernels } = reader;
  let current = from;
  for (const { keep, drop, filter } of filters) {
    if (filter.range) current = applyRange(reader, current, filter.range, into);
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

export const isByRange = ({ filter }: FilterSets) => filter.range !== undefined;
