import { boundLength } from '../../words/bound-words.ts';
import { isFoodWord } from '../../words/word-lists.ts';
import type { ParsedWord } from './parsed-query.ts';

/** Says what a product is, itself or by another name: rocket is arugula. Words together are none: a brand, a claim. */
export function isFood({ typed, conditions }: ParsedWord): boolean {
  if (typed.includes(' ')) return false;
  const read = conditions
    .flat()
    .flatMap((reading) => ('phrase' in reading ? reading.phrase : [reading.text]));
  return [typed, ...read].some(isFoodWord);
}

/** What stays first where words are left out: what the food is, then what it claims, then other words. */
export function importanceOf(word: ParsedWord): number {
  if (isFood(word)) return 2;
  return boundLength(word.typed.split(' ')) > 1 ? 1 : 0;
}
