import { brandKey } from '../text/name-words.ts';
import { brandTable, type CoreArrays, type DerivedArrays } from './segment.ts';
import { countStrings, encode, packBytes, stringAt } from './string-table.ts';

type BrandArrays = Pick<
  DerivedArrays,
  'brandDocumentStarts' | 'brandDocuments' | 'brandKeyBytes' | 'brandKeyStarts' | 'brandKeyNumbers'
>;

export function deriveBrandIndex(core: CoreArrays): BrandArrays {
  const brands = brandTable(core);
  const brandCount = countStrings(brands);
  const keys = Array.from({ length: brandCount }, (_, number) => ({
    number,
    bytes: encode(brandKey(stringAt(brands, number))),
  })).sort((a, b) => Buffer.compare(a.bytes, b.bytes) || a.number - b.number);
  const table = packBytes(keys.map(({ bytes }) => bytes));
  return {
    ...listDocumentsByBrand(core.brandNumbers, brandCount),
    brandKeyBytes: table.bytes,
    brandKeyStarts: table.starts,
    brandKeyNumbers: Uint32Array.from(keys, ({ number }) => number),
  };
}

/** Counting sort; `numbers` holds a document's brand plus 1, or 0. */
function listDocumentsByBrand(numbers: Uint32Array, brandCount: number) {
  const starts = new Uint32Array(brandCount + 1);
  for (const number of numbers) if (number > 0) starts[number] = (starts[number] as number) + 1;
  for (let brand = 0; brand < brandCount; brand++) {
    starts[brand + 1] = (starts[brand + 1] as number) + (starts[brand] as number);
  }
  const brandDocuments = new Uint32Array(starts[brandCount] as number);
  const next = new Uint32Array(starts);
  numbers.forEach((number, document) => {
    if (number === 0) return;
    const place = next[number - 1] as number;
    next[number - 1] = place + 1;
    brandDocuments[place] = document;
  });
  return { brandDocumentStarts: starts, brandDocuments };
}
