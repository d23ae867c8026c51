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
