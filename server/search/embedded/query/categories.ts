import { FAMILY_TITLES } from '#contract/categories.ts';
import type { Suggestion } from '#contract/products.schema.ts';
import { hasBit } from '../segment/bitsets.ts';
import { categorySet } from '../segment/facet-sets.ts';
import { plainWords } from '../text/document-words.ts';
import { foldText } from '../text/fold.ts';
import { splitQuery } from '../text/query-words.ts';
import { stemWord } from '../text/stem-word.ts';
import type { Generation, Hit } from './generation.ts';

/** Products by title of their category; categories without any are left out. */
export function countCategories(countOf: (title: string) => number): ReadonlyMap<string, number> {
  const counts = FAMILY_TITLES.map((title) => [title, countOf(title)] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

export function countCategory({ segments }: Generation, title: string): number {
  const set = categorySet(title);
  if (set === undefined) return 0;
  return segments.reduce(
    (sum, { reader, live }) => sum + reader.kernels.countAnd(live, set * reader.arena.stride),
    0,
  );
}

const TITLE_WORDS = FAMILY_TITLES.map((title) => {
  const words = plainWords(foldText(title)).split(' ');
  return { title, words, stems: words.map(stemWord) };
});

/** The number of a product's category among the sets; undefined where it has none. */
export function categoryOf({ segment: { reader }, document }: Hit): number | undefined {
  const { words, stride } = reader.arena;
  return FAMILY_TITLES.map(categorySet).find(
    (set) => set !== undefined && hasBit(words, set * stride, document),
  );
}

/** Categories whose title has every word of the text, or a word that begins with it; the largest first. */
export function completeCategories(
  countOf: (title: string) => number,
  text: string,
  limit: number,
): Suggestion[] {
  const asked = splitQuery(text).filter(({ isAsked }) => isAsked);
  return TITLE_WORDS.filter(({ words, stems }) =>
    asked.every((word) => stems.includes(word.stem) || words.some((title) => title.startsWith(word.text))),
  )
    .map(({ title }) => ({ title, count: countOf(title) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ title, count }) => ({ kind: 'category', text: title, gtin: null, product_count: count }));
}
