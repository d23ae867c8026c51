import type { Suggestion } from '#contract/products.schema.ts';
import { ALL_PRODUCTS } from '../../engine.ts';
import type { FindAlternatives } from '../../words/find-alternatives.ts';
import { plainWords } from '../text/document-words.ts';
import { foldText } from '../text/fold.ts';
import { completeCategories } from './categories.ts';
import { completeBrands } from './complete-brands.ts';
import { completeTerms } from './complete-terms.ts';
import { type Generation, gtinOf, type Hit, lexiconOf, NO_ALTERNATIVES } from './generation.ts';
import { parseQuery } from './parse-query.ts';
import { searchGeneration } from './search-generation.ts';

/** Limits of the kinds before the products, which take the rest. */
const MAX_TERMS = 4;
const MAX_BRANDS = 2;
const MAX_CATEGORIES = 1;
/** More than are listed, as several products can have one name. */
const PRODUCT_CANDIDATES = 12;

/**
 * Completions of the text being typed: words, brands, categories, then products. Codes are completed by products alone.
 * `nameOf` reads the name of a product.
 */
export function suggestFrom(
  generation: Generation,
  text: string,
  limit: number,
  nameOf: (hit: Hit) => string,
  findAlternatives: FindAlternatives = NO_ALTERNATIVES,
): Suggestion[] {
  const parsed = parseQuery(text, lexiconOf(generation, findAlternatives));
  if (parsed.kind === 'everything' || parsed.kind === 'nothing') return [];
  const isCode = parsed.kind === 'gtin' || parsed.code !== null;
  const words = isCode
    ? []
    : [
        ...completeTerms(generation, parsed, MAX_TERMS, findAlternatives),
        ...completeBrands(generation, text, MAX_BRANDS),
        ...completeCategories(generation, text, MAX_CATEGORIES),
      ];
  return [...words, ...completeProducts(generation, text, nameOf, findAlternatives)].slice(0, limit);
}

function completeProducts(
  generation: Generation,
  text: string,
  nameOf: (hit: Hit) => string,
  findAlternatives: FindAlternatives,
): Suggestion[] {
  const query = { ...ALL_PRODUCTS, term: text, sort: 'relevance', limit: PRODUCT_CANDIDATES } as const;
  const { hits } = searchGeneration(generation, query, findAlternatives);
  const byName = new Map<string, Suggestion>();
  for (const hit of hits) {
    const name = nameOf(hit);
    const key = plainWords(foldText(name));
    if (key !== '' && !byName.has(key)) {
      byName.set(key, { kind: 'product', text: name, gtin: gtinOf(hit), product_count: null });
    }
  }
  return [...byName.values()];
}
