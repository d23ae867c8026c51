import { boundLength } from '../../words/bound-words.ts';
import { isFoodWord } from '../../words/word-lists.ts';
import type { ParsedWord } from './parsed-query.ts';
import { textsOf } from './reading.ts';

/** Names a food, by itself or by a synonym (rocket is arugula). Joined words are a brand or a claim, never a food. */
export function isFood({ typed, conditions }: ParsedWord): boolean {
  if (typed.includes(' ')) return false;
  const read = conditions
    .flat()
    .flatMap(textsOf)
    .flatMap((text) => text.split(' '));
  return [typed, ...read].some(isFoodWord);
}

/** How long a word is kept when some must be left out: foods longest, then claims, then other words. */
export function importanceOf(word: ParsedWord): number {
  if (isFood(word)) return 2;
  return boundLength(word.typed.split(' ')) > 1 ? 1 : 0;
}
