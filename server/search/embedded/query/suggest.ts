import type { Suggestion } from '#contract/products.schema.ts';
import { ALL_PRODUCTS } from '../../engine.ts';
import type { FindAlternatives } from '../../words/find-alternatives.ts';
import { completeCategories, countCategory } from './categories.ts';
import { completeBrands } from './complete-brands.ts';
import { completeInIndex } from './complete-terms.ts';
import { completeText } from './complete-text.ts';
import { type Generation, gtinOf, type Hit, lexiconOf, NO_ALTERNATIVES } from './generation.ts';
import { parseQuery } from './parse-query.ts';
import { searchGeneration } from './search-generation.ts';

/** Completions of the text being typed, by the documents of a generation. `nameOf` reads the name of a product. */
export function suggestFrom(
  generation: Generation,
  text: string,
  limit: number,
  nameOf: (hit: Hit) => string,
  findAlternatives: FindAlternatives = NO_ALTERNATIVES,
): Suggestion[] {
  const parsed = parseQuery(text, lexiconOf(generation, findAlternatives));
  return completeText(parsed, text, limit, {
    terms: (query, most) => completeInIndex(generation, query, most, findAlternatives),
    brands: (begun, most) => completeBrands(generation, begun, most),
    categories: (begun, most) => completeCategories((title) => countCategory(generation, title), begun, most),
    products(term, most) {
      const query = { ...ALL_PRODUCTS, term, sort: 'relevance', limit: most } as const;
      const { hits } = searchGeneration(generation, query, findAlternatives);
      return hits.map((hit) => ({ name: nameOf(hit), gtin: gtinOf(hit) }));
    },
  });
}
