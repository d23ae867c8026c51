import { quoteWord } from '#contract/quote-word.ts';
import { changeTerm } from './change-search.ts';
import { dropCondition } from './edit-term.ts';
import { clean, type ProductSearch } from './product-search.ts';

/** Quotes a word that was left out: products then have to have it. */
export function putWordBack(search: ProductSearch, word: string): ProductSearch {
  return setAsWords(changeTerm(search, quoteWord(search.q ?? '', word)), search.as_words);
}

/** @param conditions the slices of the term that were read as conditions */
export function removeCondition(
  search: ProductSearch,
  conditions: readonly string[],
  index: number,
): ProductSearch {
  return changeTerm(search, dropCondition(search.q ?? '', conditions, index));
}

/** Searches for every word of the term, or reads it as filters where it states some. */
export function changeReading(search: ProductSearch, asWords: ProductSearch['as_words']): ProductSearch {
  return setAsWords(changeTerm(search, search.q ?? ''), asWords);
}

function setAsWords(search: ProductSearch, asWords: ProductSearch['as_words']): ProductSearch {
  return clean({ ...search, as_words: asWords });
}
