import type { SegmentMemory } from './segment-memory.ts';
import type { StringTable } from './string-table.ts';
import { type ArrayType, type TypedArray, viewArray } from './typed-arrays.ts';

/*
 * The arrays of an immutable segment of the index, and their element types.
 *
 * Invariants, on which every query rests:
 * - Document d is the d-th most popular of the segment (ties by ascending GTIN): popularity order is id order.
 * - A posting list holds each document once, ascending; name postings (impact >= NAME_IMPACT) stand before the
 *   ingredient postings of the same term, and a document is in one of the two only.
 * - Terms and brands are strictly ascending by bytes, brand keys ascending. Every term and brand has a document.
 * - An order and its ranks are inverse permutations: order[ranks[d]] = d.
 *
 * Reads at indexes that these invariants prove are written `as number`: a default value would only hide a broken one.
 */

/** Of each document. */
const COLUMNS = {
  gtins: 'f64',
  popularities: 'f64',
  /** Cents; NO_PRICE where none is on file. */
  prices: 'u32',
  /** Column c of document d: figures[c * documentCount + d]; NaN where it is not known. See columns.ts. */
  figures: 'f32',
  /** Where the body is: see storage/body-files.ts. */
  bodyAddresses: 'f64',
  nameLengths: 'u16',
  bodyLengths: 'u32',
  /** CRC-32 of each record: its name and body. */
  bodyChecksums: 'u32',
  /** Plain words of the name; the key of the name order. Not a sorted table. */
  nameBytes: 'u8',
  nameStarts: 'u32',
} as const;

/** Documents in order. */
const ORDERS = { nameOrder: 'u32', priceAscending: 'u32', priceDescending: 'u32', gtinOrder: 'u32' } as const;

const POSTINGS = {
  /** Stems. */
  termBytes: 'u8',
  termStarts: 'u32',
  /** The commonest spelling of each stem. */
  surfaceBytes: 'u8',
  surfaceStarts: 'u32',
  /**
   * Postings of term t: names from postingStarts[t], ingredients from ingredientStarts[t], end postingStarts[t + 1]. The
   * ingredients of a term that has a bitset are not among them: see dense-ingredients.ts.
   */
  postingStarts: 'u32',
  ingredientStarts: 'u32',
  postingDocuments: 'u32',
  postingImpacts: 'u8',
} as const;

const BRANDS = {
  /** Of each document: the number of its brand plus 1, or 0. */
  brandNumbers: 'u32',
  brandBytes: 'u8',
  brandStarts: 'u32',
} as const;

const DERIVED = {
  /** The place of each document in an order. */
  nameRanks: 'u32',
  priceAscendingRanks: 'u32',
  priceDescendingRanks: 'u32',

  /** Documents of brand b: brandDocuments from brandDocumentStarts[b]. */
  brandDocumentStarts: 'u32',
  brandDocuments: 'u32',
  /** Brands by their number of documents, live or not, the largest first. */
  brandsBySize: 'u32',
  /** Plain words of the brands, sorted, each with its brand's number; for completions. */
  brandKeyBytes: 'u8',
  brandKeyStarts: 'u32',
  brandKeyNumbers: 'u32',

  /** Name postings of term t from rankedStarts[t]: the strongest first, ascending where equal. */
  rankedStarts: 'u32',
  rankedDocuments: 'u32',
  rankedImpacts: 'u8',

  /** The first documents by each figure: see figure-heads.ts; empty in a small segment. */
  figureHeads: 'u32',

  /** Documents by 5-digit window of their GTIN: see gtin-windows.ts; empty in a small segment. */
  windowStarts: 'u32',
  windowBytes: 'u8',

  /** Terms by hash of their delete variants. */
  spellingStarts: 'u32',
  spellingTerms: 'u32',

  /** Bitsets: facet values, then frequent terms, then heavy prefixes; once packed, then room for queries to work in. */
  sets: 'u32',
  /** The facet values of each document: see facet-rows.ts. */
  facetRows: 'u32',
  /** The terms that have a bitset, ascending. */
  denseTerms: 'u32',
  /** Ingredient postings of the d-th of them: denseImpacts from denseStarts[d]. See dense-ingredients.ts. */
  denseStarts: 'u32',
  denseImpacts: 'u8',
  denseRanks: 'u32',
  /** The prefixes that have a bitset, sorted. */
  prefixBytes: 'u8',
  prefixStarts: 'u32',
} as const;

export const SEGMENT_ARRAYS = {
  ...COLUMNS,
  ...ORDERS,
  ...POSTINGS,
  ...BRANDS,
  ...DERIVED,
} as const satisfies Record<string, ArrayType>;

export type SegmentArrayName = keyof typeof SEGMENT_ARRAYS;
export const SEGMENT_ARRAY_NAMES = Object.keys(SEGMENT_ARRAYS) as readonly SegmentArrayName[];

export const POSTING_ARRAY_NAMES = Object.keys(POSTINGS) as readonly (keyof typeof POSTINGS)[];
/** All but those that are made last. */
export const EARLY_ARRAY_NAMES = SEGMENT_ARRAY_NAMES.filter(
  (name): name is Exclude<SegmentArrayName, LateArrayName> => name !== 'figures' && name !== 'figureHeads',
);

type Arrays<T extends Record<string, ArrayType>> = { readonly [N in keyof T]: TypedArray<T[N]> };
export type ColumnArrays = Omit<Arrays<typeof COLUMNS>, 'figures'>;
export type PostingArrays = Arrays<typeof POSTINGS>;
export type BrandArrays = Arrays<typeof BRANDS>;
/** What building and merging make; the rest is derived from it. */
export type CoreArrays = ColumnArrays & PostingArrays & BrandArrays;
/** Figures and what is derived from them: see made-segment.ts. */
export type LateArrayName = 'figures' | 'figureHeads';
export type OrderArrays = Arrays<typeof ORDERS>;
export type DerivedArrays = OrderArrays & Omit<Arrays<typeof DERIVED>, 'figureHeads'>;
export type SegmentArrays = { readonly [N in SegmentArrayName]: TypedArray<(typeof SEGMENT_ARRAYS)[N]> };

/** Of a segment that is only there to be merged. */
export function emptyDerived(): DerivedArrays {
  const arrays = Object.entries({ ...ORDERS, ...DERIVED }).map(([name, type]) => [
    name,
    viewArray(type, new ArrayBuffer(0), 0, 0),
  ]);
  return Object.fromEntries(arrays);
}

export interface Segment {
  readonly documentCount: number;
  /** Has all the arrays, once they are packed. */
  readonly memory?: SegmentMemory;
  readonly arrays: SegmentArrays;
}

/** Ranks above every price: ascending by price, products without one come last. */
export const NO_PRICE = 0xffffffff;

type Table<N extends string> = Pick<SegmentArrays, Extract<`${N}Bytes` | `${N}Starts`, SegmentArrayName>>;

const tableOf = (bytes: Uint8Array, starts: Uint32Array): StringTable => ({ bytes, starts });

export const nameTable = (a: Table<'name'>) => tableOf(a.nameBytes, a.nameStarts);
export const termTable = (a: Table<'term'>) => tableOf(a.termBytes, a.termStarts);
export const surfaceTable = (a: Table<'surface'>) => tableOf(a.surfaceBytes, a.surfaceStarts);
export const brandTable = (a: Table<'brand'>) => tableOf(a.brandBytes, a.brandStarts);
export const brandKeyTable = (a: Table<'brandKey'>) => tableOf(a.brandKeyBytes, a.brandKeyStarts);
export const prefixTable = (a: Table<'prefix'>) => tableOf(a.prefixBytes, a.prefixStarts);
