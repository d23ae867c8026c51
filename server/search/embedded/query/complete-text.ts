import type { Suggestion } from '#contract/products.schema.ts';
import { plainWords } from '../text/document-words.ts';
import { foldText } from '../text/fold.ts';
import type { ParsedQuery, WordQuery } from './parsed-query.ts';

/** Limits of the kinds before the products, which take the rest. */
const MAX_TERMS = 4;
const MAX_BRANDS = 2;
const MAX_CATEGORIES = 1;
/** More than are listed, as several products can have one name. */
const PRODUCT_CANDIDATES = 12;

/** Completions of each kind, the best first. */
export interface Completer {
  terms(query: WordQuery, limit: number): readonly Suggestion[];
  brands(text: string, limit: number): readonly Suggestion[];
  categories(text: string, limit: number): readonly Suggestion[];
  /** The first products of a search for the text, by relevance. */
  products(text: string, limit: number): readonly { readonly name: string; readonly gtin: string }[];
}

/** Completions of the text being typed: words, brands, categories, then products. Codes are completed by products alone. */
export function completeText(
  parsed: ParsedQuery,
  text: string,
  limit: number,
  completer: Completer,
): Suggestion[] {
  if (parsed.kind === 'everything' || parsed.kind === 'nothing') return [];
  const isCode = parsed.kind === 'gtin' || parsed.code !== null;
  const words = isCode
    ? []
    : [
        ...completer.terms(parsed, MAX_TERMS),
        ...completer.brands(text, MAX_BRANDS),
        ...completer.categories(text, MAX_CATEGORIES),
      ];
  return [...words, ...completeProducts(text, completer)].slice(0, limit);
}

function completeProducts(text: string, completer: Completer): Suggestion[] {
  const byName = new Map<string, Suggestion>();
  for (const { name, gtin } of completer.products(text, PRODUCT_CANDIDATES)) {
    const key = plainWords(foldText(name));
    if (key !== '' && !byName.has(key))
      byName.set(key, { kind: 'product', text: name, gtin, product_count: null });
  }
  return [...byName.values()];
}
