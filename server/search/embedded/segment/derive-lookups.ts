import { brandKey } from '../text/document-words.ts';
import { listBits, strideOf } from './bitsets.ts';
import { FACET_VALUE_COUNT } from './facet-sets.ts';
import { groupByKey } from './group-by-key.ts';
import { brandTable, type CoreArrays, type DerivedArrays } from './segment.ts';
import { countStrings, encode, packBytes, stringAt } from './string-table.ts';

type BrandIndex = Pick<
  DerivedArrays,
  'brandDocumentStarts' | 'brandDocuments' | 'brandKeyBytes' | 'brandKeyStarts' | 'brandKeyNumbers'
>;
type GtinWindows = Pick<DerivedArrays, 'windowStarts' | 'windowDocuments'>;
type FacetValues = Pick<DerivedArrays, 'facetValueStarts' | 'facetValues'>;

/** The documents of each brand, and the brands by their plain words. */
export function deriveBrandIndex(core: CoreArrays): BrandIndex {
  const brands = brandTable(core);
  const brandCount = countStrings(brands);
  const documents = groupByKey(
    brandCount,
    (visit) =>
      core.brandNumbers.forEach((number, document) => {
        if (number > 0) visit(number - 1, document);
      }),
    Uint32Array,
  );
  const keys = Array.from({ length: brandCount }, (_, number) => ({
    number,
    bytes: encode(brandKey(stringAt(brands, number))),
  })).sort((a, b) => Buffer.compare(a.bytes, b.bytes) || a.number - b.number);
  const table = packBytes(keys.map(({ bytes }) => bytes));
  return {
    brandDocumentStarts: documents.starts,
    brandDocuments: documents.values,
    brandKeyBytes: table.bytes,
    brandKeyStarts: table.starts,
    brandKeyNumbers: Uint32Array.from(keys, ({ number }) => number),
  };
}

/** A 14-digit code has ten windows of five digits. */
const WINDOWS_PER_GTIN = 10;
const WINDOW_COUNT = 100_000;
/** In smaller segments scanning every code is as quick, and the window starts alone take 400 KB. */
const MIN_DOCUMENTS_FOR_WINDOWS = 4096;

/** Documents by each 5-digit window of their padded GTIN: ascending within a window, twice where it occurs twice. */
export function deriveGtinWindows({ gtins }: CoreArrays): GtinWindows {
  if (gtins.length < MIN_DOCUMENTS_FOR_WINDOWS) {
    return { windowStarts: new Uint32Array(0), windowDocuments: new Uint32Array(0) };
  }
  const { starts, values } = groupByKey(
    WINDOW_COUNT,
    (visit) =>
      gtins.forEach((gtin, document) => {
        for (let place = 0; place < WINDOWS_PER_GTIN; place++) visit(windowAt(gtin, place), document);
      }),
    Uint32Array,
  );
  return { windowStarts: starts, windowDocuments: values };
}

/** Exact: the digits cut off are worth at least 10^-9, far more than the rounding of a 14-digit double. */
function windowAt(gtin: number, place: number): number {
  return Math.floor(gtin / 10 ** (9 - place)) % WINDOW_COUNT;
}

/** The facet sets inverted: the values of each document, ascending, without the groups of states. */
export function deriveFacetValues(documentCount: number, words: Uint32Array): FacetValues {
  const stride = strideOf(documentCount);
  const listed = new Uint32Array(documentCount);
  const { starts, values } = groupByKey(
    documentCount,
    (visit) => {
      for (let value = 0; value < FACET_VALUE_COUNT; value++) {
        const count = listBits({ words, stride }, value * stride, listed);
        for (let i = 0; i < count; i++) visit(listed[i] as number, value);
      }
    },
    Uint16Array,
  );
  return { facetValueStarts: starts, facetValues: values };
}
