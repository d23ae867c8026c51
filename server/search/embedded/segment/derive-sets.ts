import { type BitArena, type BitKernels, setBit, strideOf } from './bitsets.ts';
import { denseSetAt } from './dense-ingredients.ts';
import { TALLY_WORDS } from './facet-rows.ts';
import { FACET_SET_COUNT } from './facet-sets.ts';
import { scalarKernels } from './scalar-kernels.ts';
import { type CoreArrays, type DerivedArrays, termTable } from './segment.ts';
import { bytesAt, countStrings, packBytes } from './string-table.ts';

/** A term with more postings for each word of a set has a set: it is smaller than the list. */
const DENSE_POSTINGS = 1;
/** The same for a prefix and the postings of all its terms. */
const HEAVY_POSTINGS = 2;
const MAX_HEAVY_PREFIX = 4;
/** Of live documents, by turns. */
const LIVE_SETS = 2;
/** Of the queries of one searcher, by name, and of how words lie in documents: see query/segment-reader.ts. */
export const WORK_SETS = 11;
export const COVERAGE_SETS = 25;
const SCRATCH_SETS = WORK_SETS + COVERAGE_SETS;
/** The threads that can search at once, the main thread among them. Unused sets take no memory. */
export const MAX_SEARCHERS = 9;

/** A list of all documents takes as many words as so many sets. */
const LIST_SETS = 32;
/** And a number for each brand, and for none: there are no more brands than documents. */
const BRAND_SETS = LIST_SETS + 1;

/** The words that a packed segment has after its own sets. */
export function workWords(documentCount: number): number {
  return scratchOf(MAX_SEARCHERS, documentCount).sets;
}

/** Where among these words the sets, the list, the counts of brands and the tally of a searcher begin. */
export function scratchOf(searcher: number, documentCount: number) {
  const stride = strideOf(documentCount);
  const sets =
    LIVE_SETS * stride + searcher * ((SCRATCH_SETS + LIST_SETS + BRAND_SETS) * stride + TALLY_WORDS);
  const list = sets + SCRATCH_SETS * stride;
  const brands = list + LIST_SETS * stride;
  return { sets, list, brands, tally: brands + BRAND_SETS * stride };
}

type SetArrays = Pick<DerivedArrays, 'sets' | 'denseTerms' | 'prefixBytes' | 'prefixStarts'>;

/** Allocates the sets, lets `fillFacets` set the facet bits, and fills the sets of frequent terms and heavy prefixes. */
export function deriveSets(
  documentCount: number,
  core: CoreArrays,
  fillFacets: (arena: BitArena) => void,
): SetArrays {
  const stride = strideOf(documentCount);
  const denseTerms = listDenseTerms(stride, core);
  const prefixes = listHeavyPrefixes(stride, core);
  const setCount = FACET_SET_COUNT + denseTerms.length + prefixes.length;
  const arena: BitArena = { words: new Uint32Array(setCount * stride), stride };
  fillFacets(arena);
  denseTerms.forEach((term, i) => {
    addPostings(core, term, term + 1, arena, denseSetAt(i, stride));
  });
  const kernels = scalarKernels(arena);
  prefixes.forEach((prefix, i) => {
    fillTerms(core, denseTerms, prefix, arena, kernels, denseSetAt(denseTerms.length + i, stride));
  });
  const table = packBytes(prefixes.map(({ bytes }) => bytes));
  return { sets: arena.words, denseTerms, prefixBytes: table.bytes, prefixStarts: table.starts };
}

function listDenseTerms(stride: number, { postingStarts }: CoreArrays) {
  const dense: number[] = [];
  for (let term = 0; term + 1 < postingStarts.length; term++) {
    const postings = (postingStarts[term + 1] as number) - (postingStarts[term] as number);
    if (postings > stride * DENSE_POSTINGS) dense.push(term);
  }
  return Uint32Array.from(dense);
}

interface HeavyPrefix {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** Sorted by bytes. Prefixes are cut between bytes; one that splits a letter is never looked up. */
function listHeavyPrefixes(stride: number, core: CoreArrays): HeavyPrefix[] {
  const terms = termTable(core);
  const heavy: HeavyPrefix[] = [];
  for (let length = 1; length <= MAX_HEAVY_PREFIX; length++) {
    for (let start = 0; start < countStrings(terms); ) {
      const bytes = bytesAt(terms, start).subarray(0, length);
      let end = start + 1;
      while (end < countStrings(terms) && startsWith(bytesAt(terms, end), bytes)) end++;
      const postings = (core.postingStarts[end] as number) - (core.postingStarts[start] as number);
      if (bytes.length === length && end - start > 1 && postings > stride * HEAVY_POSTINGS) {
        heavy.push({ bytes, start, end });
      }
      start = end;
    }
  }
  return heavy.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
}

function startsWith(bytes: Uint8Array, prefix: Uint8Array): boolean {
  for (let i = 0; i < prefix.length; i++) if (bytes[i] !== prefix[i]) return false;
  return true;
}

/** Adds to a set every document of the terms from `start` up to, not including, `end`: of frequent ones by their sets. */
export function fillTerms(
  core: PostedTerms,
  denseTerms: Uint32Array,
  { start, end }: { readonly start: number; readonly end: number },
  arena: BitArena,
  kernels: BitKernels,
  set: number,
): void {
  let from = start;
  for (let place = firstDenseFrom(denseTerms, start); from < end; place++) {
    const term = Math.min(denseTerms[place] ?? end, end);
    addPostings(core, from, term, arena, set);
    if (term < end) kernels.or(set, set, denseSetAt(place, arena.stride));
    from = term + 1;
  }
}

/** The place of the term among those that have a set, or of the next one that has. */
export function firstDenseFrom(denseTerms: Uint32Array, term: number): number {
  let low = 0;
  let high = denseTerms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((denseTerms[middle] as number) < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

type PostedTerms = Pick<CoreArrays, 'postingStarts' | 'postingDocuments'>;

/** Sets the bits of every document of the terms from `start` up to, not including, `end`. */
function addPostings(
  { postingStarts, postingDocuments }: PostedTerms,
  start: number,
  end: number,
  { words }: BitArena,
  set: number,
): void {
  const last = postingStarts[end] as number;
  for (let p = postingStarts[start] as number; p < last; p++)
    setBit(words, set, postingDocuments[p] as number);
}
