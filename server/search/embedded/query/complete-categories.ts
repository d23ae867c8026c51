import { FAMILY_TITLES } from '#contract/categories.ts';
import type { Suggestion } from '#contract/products.schema.ts';
import { foldText } from '../text/fold.ts';
import { plainWords } from '../text/name-words.ts';
import { splitQuery } from '../text/query-words.ts';
import { stemWord } from '../text/stem-word.ts';
import { countCategory } from './count-categories.ts';
import type { Generation } from './generation.ts';

const TITLE_WORDS = FAMILY_TITLES.map((title) => {
  const words = plainWords(foldText(title)).split(' ');
  return { title, words, stems: words.map(stemWord) };
});

/** Categories with products in whose title every word of the text stands, or begins a word; the largest first. */
export function completeCategories({ segments }: Generation, text: string, limit: number): Suggestion[] {
  const asked = splitQuery(text).filter(({ isAsked }) => isAsked);
  return TITLE_WORDS.filter(({ words, stems }) =>
    asked.every((word) => stems.includes(word.stem) || words.some((title) => title.startsWith(word.text))),
  )
    .map(({ title }) => ({ title, count: countCategory(segments, title) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ title, count }) => ({ kind: 'category', text: title, gtin: null, product_count: count }));
}
