import { stemWords, wordSet } from '../ingredients/stem-words.ts';
import { readGroups, readTable } from '../text-table.ts';
import { kindSet, type ProductKind } from './product-kinds.ts';

/** What a word says of the words after it. */
type Lead = 'parts' | 'beside' | 'use' | 'tail';

/**
 * parts: in the food or its taste, even where the food is not known: "tarte aux fruits", "soda saveur orange".
 * beside: a companion of the food, which may come last: "crackers with cheese", "whole wheat with honey bread".
 * use: what the food is for, even where it is not known: "batter for chicken".
 * tail: nothing of the food, once that is named: "crackers from cheese country".
 */
const LEADS: ReadonlyMap<string, string> = new Map(
  readGroups`
    parts  | au | aux | saveur | gout | sabor | parfum | arome | a la | a l | a base
    beside | with | in | w | con | en | avec
    use    | for | pour | para
    tail   | without | sans | from | made | flavored
  `.map(([words, lead]) => [stemWords(words).join(' '), lead]),
);

/** "In-shell", "steam-in-bag", "light in taste", "bone-in", "for kids", "heat & pour": of the food itself. */
const OWN_AFTER = wordSet('shell bag taste kid you your baby child one two life the');
const OWN_BEFORE = wordSet('bone and n');

/** What the words from `at` say of the words after them. A part of a name may begin with them. */
export function leadAt(words: readonly string[], at: number): Lead | undefined {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  const lead = LEADS.get(word) ?? LEADS.get(`${word} ${next}`);
  if (lead === undefined) return undefined;
  const isOwn = OWN_BEFORE.has(words[at - 1] ?? '') || OWN_AFTER.has(next);
  return at === 0 || isOwn ? 'tail' : (lead as Lead);
}

/** Where the food comes first, these say what it tastes of: "pizza 3 fromages", "biscuits pur beurre". */
const TASTES_AFTER = wordSet(
  'fromage formaggio jambon lait beurre huile jus riz confiture yaourt oeuf pepite brisure',
);
const BAKED = kindSet('cookie cake muffin bread roll cereal baking_supply');

const SEVERAL = wordSet('3 4 5 6 two three four five six double triple');

/** Whether the words from `at` say so. "Éclairs chocolat" are baked; "milk chocolate" is no milk. */
export function isTasteOf(kind: ProductKind, words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  // "Macaroni dinner triple cheese".
  if (at + 2 === words.length && words[at + 1] === 'cheese' && SEVERAL.has(word)) return true;
  return TASTES_AFTER.has(word) || (word === 'chocolat' && BAKED.has(kind));
}

/** "Oyster flavored sauce" is a sauce; "chips flavored with cheese" are chips all the same. */
const FLAVORED = new Set(['flavor', 'flavored', 'flavour', 'flavoured']);

/** Whether the words from `at` say that what comes before is only the taste: "mango tango flavored smoothie". */
export function flavorsNext(words: readonly string[], at: number): boolean {
  return FLAVORED.has(words[at] ?? '') && words[at + 1] !== 'with';
}

/**
 * What a food stays, by its kind or last word, whichever of these kinds a later word tells: "tortilla chips nacho
 * cheese", "ice cream sandwich".
 */
const STAYS: ReadonlyMap<string, ReadonlySet<ProductKind>> = new Map(
  readTable`
    popcorn    | sauce dressing cheese soup
    cracker    | sauce dressing cheese soup meal sandwich
    jerky      | sauce
    bar        | muffin cookie cake baking_supply
    dessert    | sandwich
    cookie     | sandwich
    cake       | sandwich
    candy      | sandwich egg pizza
    gum        | egg
    chip       | sauce dressing cheese soup meal pizza dip
    pringle    | sauce dressing cheese soup meal pizza dip
    dorito     | sauce dressing cheese soup meal pizza dip
    crisp      | sauce dressing cheese
    pretzel    | sauce dressing cheese
    straw      | sauce dressing cheese
    protein    | candy cookie cake dessert
    pain       | sandwich
    ravioli    | cheese processed_meat
    raviolis   | cheese processed_meat
    tortellini | cheese processed_meat
  `.map(([food = '', later = '']) => [food, kindSet(later)]),
);

interface Named {
  readonly kind: ProductKind;
  /** The words that tell it. */
  readonly words: readonly string[];
}

/** Whether the first food is still that where the second follows, next to it or later. */
export function staysBefore(first: Named, later: Named, isNext: boolean): boolean {
  const [last = '', next] = [first.words.at(-1), later.words[0]];
  // "Pretzel dip", "bar cookies"; but "protein bar cookie dough".
  if (next === 'dip' || (isNext && last === 'bar' && first.words.length === 1)) return false;
  return (STAYS.get(first.kind) ?? STAYS.get(last))?.has(later.kind) === true;
}

/** "Banana bread mix", "dinner roll dough", "préparation pour muffins": what a food is still to be made of. */
const UNMADE: ReadonlyMap<string, ReadonlySet<ProductKind>> = new Map(
  readTable`
    mix         | bread roll muffin cookie cake dessert
    preparation | bread roll muffin cookie cake dessert
    kit         | muffin cookie cake
    dough       | bread roll pizza
    topper      | cake
    decoration  | cake
  `.map(([word = '', kinds = '']) => [word, kindSet(kinds)]),
);
const MIX_BEFORE = wordSet('preparation melange mezcla');

/** Whether the words around a food say that it is still to be made. */
export function isUnmade(kind: ProductKind, before: readonly string[], after: readonly string[]): boolean {
  return (
    after.some((word) => UNMADE.get(word)?.has(kind)) ||
    (UNMADE.get('mix')?.has(kind) === true && before.some((word) => MIX_BEFORE.has(word)))
  );
}
