import type { StringTable } from './string-table.ts';
import type { ArrayType, TypedArray } from './typed-arrays.ts';

/**
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
export const SEGMENT_ARRAYS = {
  /** Of each document. */
  gtins: 'f64',
  popularities: 'f64',
  /** Cents; NO_PRICE where none is on file. */
  prices: 'u32',
  /** Column c of document d: figures[c * documentCount + d]; NaN where it is not known. See figure-columns.ts. */
  figures: 'f32',
  /** Number of the brand plus 1; 0: none. */
  brandNumbers: 'u32',
  /** Where the body is: see storage/body-address.ts. */
  bodyAddresses: 'f64',
  nameLengths: 'u16',
  bodyLengths: 'u32',
  /** Plain words of the name; the key of the name order. Not a sorted table. */
  nameBytes: 'u8',
  nameStarts: 'u32',

  /** Documents in order, and the place of each document in it. */
  nameOrder: 'u32',
  nameRanks: 'u32',
  priceAscending: 'u32',
  priceAscendingRanks: 'u32',
  priceDescending: 'u32',
  priceDescendingRanks: 'u32',
  gtinOrder: 'u32',

  /** Stems. */
  termBytes: 'u8',
  termStarts: 'u32',
  /** The commonest spelling of each stem. */
  surfaceBytes: 'u8',
  surfaceStarts: 'u32',
  /** Postings of term t: names from postingStarts[t], ingredients from ingredientStarts[t], end postingStarts[t + 1]. */
  postingStarts: 'u32',
  ingredientStarts: 'u32',
  postingDocuments: 'u32',
  postingImpacts: 'u8',

  brandBytes: 'u8',
  brandStarts: 'u32',
  /** Documents of brand b: brandDocuments from brandDocumentStarts[b]. */
  brandDocumentStarts: 'u32',
  brandDocuments: 'u32',
  /** Plain words of the brands, sorted, each with its brand's number; for completions. */
  brandKeyBytes: 'u8',
  brandKeyStarts: 'u32',
  brandKeyNumbers: 'u32',

  /** Documents by 5-digit window of their GTIN; empty in a small segment. */
  windowStarts: 'u32',
  windowDocuments: 'u32',

  /** Terms by hash of their delete variants. */
  spellingStarts: 'u32',
  spellingTerms: 'u32',

  /** Bitsets: facet values, then frequent terms, then heavy prefixes, then room for a query to work in. */
  sets: 'u32',
  /** Facet values of document d, as numbers of their sets: facetValues from facetValueStarts[d]. */
  facetValueStarts: 'u32',
  facetValues: 'u16',
  /** The terms that have a bitset, ascending. */
  denseTerms: 'u32',
  /** The prefixes that have a bitset, sorted. */
  prefixBytes: 'u8',
  prefixStarts: 'u32',
} as const satisfies Record<string, ArrayType>;

export type SegmentArrayName = keyof typeof SEGMENT_ARRAYS;
export const SEGMENT_ARRAY_NAMES = Object.keys(SEGMENT_ARRAYS) as readonly SegmentArrayName[];
export type SegmentArrays = { readonly [N in SegmentArrayName]: TypedArray<(typeof SEGMENT_ARRAYS)[N]> };

export interface Segment {
  readonly documentCount: number;
  readonly arrays: SegmentArrays;
}

/** What building and merging give; the rest follows from it. */
export type CoreArrayName =
  | 'gtins'
  | 'popularities'
  | 'prices'
  | 'figures'
  | 'brandNumbers'
  | 'bodyAddresses'
  | 'nameLengths'
  | 'bodyLengths'
  | 'nameBytes'
  | 'nameStarts'
  | 'nameOrder'
  | 'priceAscending'
  | 'priceDescending'
  | 'gtinOrder'
  | 'termBytes'
  | 'termStarts'
  | 'surfaceBytes'
  | 'surfaceStarts'
  | 'postingStarts'
  | 'ingredientStarts'
  | 'postingDocuments'
  | 'postingImpacts'
  | 'brandBytes'
  | 'brandStarts';
export type CoreArrays = Pick<SegmentArrays, CoreArrayName>;
export type DerivedArrays = Omit<SegmentArrays, CoreArrayName>;

/** Ranks above every price: products without one come last when the cheap ones come first. */
export const NO_PRICE = 0xffffffff;

type Table<N extends string> = Pick<SegmentArrays, Extract<`${N}Bytes` | `${N}Starts`, SegmentArrayName>>;

export const nameTable = (arrays: Table<'name'>): StringTable => ({
  bytes: arrays.nameBytes,
  starts: arrays.nameStarts,
});
export const termTable = (arrays: Table<'term'>): StringTable => ({
  bytes: arrays.termBytes,
  starts: arrays.termStarts,
});
export const surfaceTable = (arrays: Table<'surface'>): StringTable => ({
  bytes: arrays.surfaceBytes,
  starts: arrays.surfaceStarts,
});
export const brandTable = (arrays: Table<'brand'>): StringTable => ({
  bytes: arrays.brandBytes,
  starts: arrays.brandStarts,
});
export const brandKeyTable = (arrays: Table<'brandKey'>): StringTable => ({
  bytes: arrays.brandKeyBytes,
  starts: arrays.brandKeyStarts,
});
export const prefixTable = (arrays: Table<'prefix'>): StringTable => ({
  bytes: arrays.prefixBytes,
  starts: arrays.prefixStarts,
});
