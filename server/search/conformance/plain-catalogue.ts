import type { SearchDocument } from '../document.ts';
import { type PackedDocuments, packDocuments } from '../packed.ts';

/** A product with nothing but a name of its number: "Granola 7". */
export function plainDocument(number: number, part: Partial<SearchDocument> = {}): SearchDocument {
  return {
    gtin: `952${String(number).padStart(11, '0')}`,
    name: `Granola ${number}`,
    brand: null,
    ingredients: null,
    category: null,
    kind: null,
    verdicts: { good_choice: 'unknown', smart_snack: 'unknown', philly: 'unknown' },
    novaLabel: null,
    diets: [],
    allergens: {},
    standards: {},
    wants: {},
    namedSubstances: [],
    openSubstances: [],
    listGap: null,
    priceCents: null,
    perServing: {},
    per100: {},
    popularity: 0,
    body: Buffer.from(`body ${number}`),
    ...part,
  };
}

export async function* batchesOf(
  documents: readonly SearchDocument[],
  size = 100,
): AsyncGenerator<PackedDocuments> {
  for (let start = 0; start < documents.length; start += size)
    yield packDocuments(documents.slice(start, start + size));
}
