import { brandKey } from '../text/document-words.ts';
import { groupByKey } from './group-by-key.ts';
import { brandTable, type CoreArrays, type DerivedArrays } from './segment.ts';
import { countStrings, encode, packBytes, stringAt } from './string-table.ts';

type BrandIndex = Pick<
  DerivedArrays,
  | 'brandDocumentStarts'
  | 'brandDocuments'
  | 'brandsBySize'
  | 'brandKeyBytes'
  | 'brandKeyStarts'
  | 'brandKeyNumbers'
>;
type GtinWindows = Pick<DerivedArrays, 'windowStarts' | 'windowDocuments'>;

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
    brandsBySize: orderBySize(documents.starts),
    brandKeyBytes: table.bytes,
    brandKeyStarts: table.starts,
    brandKeyNumbers: Uint32Array.from(keys, ({ number }) => number),
  };
}

function orderBySize(starts: Uint32Array): Uint32Array {
  const sizeOf = (brand: number) => (starts[brand + 1] as number) - (starts[brand] as number);
  return new Uint32Array(starts.length - 1).map((_, brand) => brand).sort((a, b) => sizeOf(b) - sizeOf(a));
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
