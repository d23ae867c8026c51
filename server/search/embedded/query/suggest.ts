import type { Suggestion } from '#contract/products.schema.ts';
import { ALL_PRODUCTS } from '../../engine.ts';
import { foldText } from '../text/fold.ts';
import { plainWords } from '../text/name-words.ts';
import { splitQuery } from '../text/query-words.ts';
import { completeCategories } from './categories.ts';
import { completeBrands } from './complete-brands.ts';
import { completeTerms } from './complete-terms.ts';
import { type Generation, type Hit, lexiconOf } from './generation.ts';
import { parseQuery } from './parse-query.ts';
import { searchGeneration } from './search-generation.ts';

/** How many of each kind are listed before the products, which take the rest. */
const MAX_TERMS = 4;
const MAX_BRANDS = 2;
const MAX_CATEGORIES = 1;
/** Products looked at: several can have one name, of which the first is listed. */
const PRODUCTS_LOOKED_AT = 12;

/**
 * Completions of what is being typed: words, brands, categories, then products. Codes are completed by products alone.
 * `nameOf` reads the name of a product.
 */
export function suggestFrom(
  generation: Generation,
  text: string,
  limit: number,
  nameOf: (hit: Hit) => string,
): Suggestion[] {
  const parsed = parseQuery(text, lexiconOf(generation));
  if (parsed.kind === 'everything' || parsed.kind === 'nothing') return [];
  const isCode = parsed.kind === 'gtin' || parsed.code !== null;
  const words = isCode
    ? []
    : [
        ...completeTerms(generation, parsed, splitQuery(text), MAX_TERMS),
        ...completeBrands(generation, text, MAX_BRANDS),
        ...completeCategories(generation, text, MAX_CATEGORIES),
      ];
  return [...words, ...completeProducts(generation, text, nameOf)].slice(0, limit);
}

function completeProducts(generation: Generation, text: string, nameOf: (hit: Hit) => string): Suggestion[] {
  const { hits } = searchGeneration(generation, {
    ...ALL_PRODUCTS,
    term: text,
    sort: 'relevance',
    limit: PRODUCTS_LOOKED_AT,
  });
  const byName = new Map<string, Suggestion>();
  for (const hit of hits) {
    const name = nameOf(hit);
    const key = plainWords(foldText(name));
    const gtin = String(hit.segment.reader.arrays.gtins[hit.document]).padStart(14, '0');
    if (key !== '' && !byName.has(key)) {
      byName.set(key, { kind: 'product', text: name, gtin, product_count: null });
    }
  }
  return [...byName.values()];
}
