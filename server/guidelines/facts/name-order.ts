import { wordSet } from '../ingredients/stem-words.ts';
import { kindSet, type ProductKind } from './product-kinds.ts';

/** What follows these is in the food or its taste, even where the food is not known: "tarte aux fruits", "soda saveur orange". */
const LEADING = wordSet('au aux saveur gout sabor parfum arome');
const LEADING_PAIRS = new Set(['a la', 'a l', 'a base']);

/** As "with" in English, where the food may also come last: "whole wheat with honey bread". */
const WITH = wordSet('with in w con en avec');
/** "In-shell", "steam-in-bag", "light in taste". */
const AFTER_OWN_IN = wordSet('shell bag taste');

/** Where the food comes first, these say what it tastes of: "pizza 3 fromages", "biscuits pur beurre". */
const TASTES_AFTER = wordSet(
  'fromage formaggio jambon lait beurre huile jus riz confiture yaourt oeuf pepite brisure',
);
const BAKED = kindSet('cookie cake muffin bread roll cereal');

/** Whether the words from `at` name only parts or flavors of the food. */
export function leadsToParts(words: readonly string[], at: number): boolean {
  if (at === 0) return false;
  return LEADING.has(words[at] ?? '') || LEADING_PAIRS.has(words.slice(at, at + 2).join(' '));
}

/** Whether the words from `at` begin with a companion of the food. */
export function leadsBeside(words: readonly string[], at: number): boolean {
  const isOwn = words[at - 1] === 'bone' || AFTER_OWN_IN.has(words[at + 1] ?? '');
  return at > 0 && WITH.has(words[at] ?? '') && !isOwn;
}

/** "Éclairs chocolat" are baked; "milk chocolat" is no milk. */
export function isTasteOf(kind: ProductKind, word: string): boolean {
  return TASTES_AFTER.has(word) || (word === 'chocolat' && BAKED.has(kind));
}
