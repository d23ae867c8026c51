import { stemWords, wordSet } from '../ingredients/stem-words.ts';
import { readGroups } from '../text-table.ts';
import { kindSet, type ProductKind } from './product-kinds.ts';

/** What a word says of the words after it. */
type Lead = 'parts' | 'beside' | 'tail';

/**
 * parts: in the food or its taste, even where the food is not known: "tarte aux fruits", "soda saveur orange".
 * beside: a companion of the food, which may come last: "crackers with cheese", "whole wheat with honey bread".
 * tail: nothing of the food, once that is named: "crackers for cheese".
 */
const LEADS: ReadonlyMap<string, string> = new Map(
  readGroups`
    parts  | au | aux | saveur | gout | sabor | parfum | arome | a la | a l | a base
    beside | with | in | w | con | en | avec
    tail   | without | sans | for | from | made | flavored
  `.map(([words, lead]) => [stemWords(words).join(' '), lead]),
);

/** "In-shell", "steam-in-bag", "light in taste", "bone-in": of the food itself. */
const AFTER_OWN_IN = wordSet('shell bag taste');
const BEFORE_OWN_IN = wordSet('bone');

/** What the words from `at` say of the words after them. A part of a name may begin with them. */
export function leadAt(words: readonly string[], at: number): Lead | undefined {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  const lead = LEADS.get(word) ?? LEADS.get(`${word} ${next}`);
  if (lead === undefined) return undefined;
  const isOwn = BEFORE_OWN_IN.has(words[at - 1] ?? '') || AFTER_OWN_IN.has(next);
  return at === 0 || (isOwn && lead === 'beside') ? 'tail' : (lead as Lead);
}

/** Where the food comes first, these say what it tastes of: "pizza 3 fromages", "biscuits pur beurre". */
const TASTES_AFTER = wordSet(
  'fromage formaggio jambon lait beurre huile jus riz confiture yaourt oeuf pepite brisure',
);
const BAKED = kindSet('cookie cake muffin bread roll cereal');

/** "Éclairs chocolat" are baked; "milk chocolate" is no milk. */
export function isTasteOf(kind: ProductKind, word: string): boolean {
  return TASTES_AFTER.has(word) || (word === 'chocolat' && BAKED.has(kind));
}

/** "Oyster flavored sauce" is a sauce; "chips flavored with cheese" are chips all the same. */
const FLAVORED = new Set(['flavor', 'flavored', 'flavour', 'flavoured']);

/** Whether the words from `at` say that what comes before is only the taste: "mango tango flavored smoothie". */
export function flavorsNext(words: readonly string[], at: number): boolean {
  return FLAVORED.has(words[at] ?? '') && words[at + 1] !== 'with';
}
