import { countFoodWords, foodWords, isFoodLeftOut, withoutWord } from './foods.ts';
import { ALLERGEN_NAME, allNamed } from './free-from.ts';
import { anyOf, keyOf, phrase, sticky } from './patterns.ts';
import type { Condition } from './term.ts';

const NO = '(?:(?:contains?|containing|with|has) )?(?:no|zero|non|0(?: ?g(?:rams?)?(?: of)?)?)|sans';
const WITHOUT =
  "without|w/o|free (?:of|from)|avoid(?:ing)?|exclud(?:e|ing)|except|minus|not containing|(?:does|do)(?: not|n['’]?t) contain|allergic to|intolerant to";
/** "Without" is said of any food, "no" also in names: "No Bake Cheesecake". */
const AFTER_WITHOUT = sticky(`(?:${WITHOUT}) (?:(?:any|a|an|the) )?`);
const AFTER_NO = sticky(`(?:${NO}) (?:(?:any|a|an|the) )?`);
const JOINT = sticky(
  `(?<joint>,? (?:and|or|nor) |, ?| ?& ?|/)(?:(?:${NO}|${WITHOUT}) )?(?:(?:any|a|an|the) )?`,
);

const NOT_A_FOOD =
  '(?! ?free(?! (?:of|from))(?![a-z])| (?:snap|alcohols?|substitutes?|cones?|canes?|added(?! sugars?(?!\\p{L}))))';
const PART = '(?: (?:products?|ingredients?|allergens?|proteins?|solids|powder|seeds?))?';
/** After "without" the food stands before it: "peanut butter" is left out as a whole, for its peanuts. */
const MADE_OF_IT = '(?: (?:butters?|sauce|chocolate|flour|lecithin|oils?|milk|whites?|yolks?|noodles))?';
const NAMED_AFTER_NO = phrase(`(?<name>${ALLERGEN_NAME})${NOT_A_FOOD}${PART}`);
const NAMED_AFTER_WITHOUT = phrase(`(?<name>${ALLERGEN_NAME})${NOT_A_FOOD}${PART}${MADE_OF_IT}`);

const HIGH_FRUCTOSE = phrase('high fructose corn syrup|hfcs');

const WORD = sticky(
  "\\p{L}[\\p{L}\\p{M}'’]+(?![\\p{L}\\p{N}\\p{M}])(?! free(?! (?:of|from)(?!\\p{L}))(?!\\p{L}))",
);
const END = phrase('');
const GAP = sticky(' ');
/** They begin or join another part of the term. */
const NO_FOOD_WORDS =
  `a an the any and or nor but with w for in from on to of at that which who per each under over below above beneath less
  fewer more greater lower higher than least most up low very no not non zero without free sans avoid avoiding except excluding
  exclude minus plus contains containing contain does do brand price priced cost costs nova min max between`.split(
    /\s+/,
  );
const NOT_IN_FOODS = phrase(`high(?! fructose)|${anyOf(NO_FOOD_WORDS)}`);
const MOST_ITEMS = 16;
const MOST_WORDS = 5;

interface Item {
  readonly conditions: readonly Condition[];
  readonly end: number;
  /** Words that may as well be the food that is looked for: "no milk, cookies". */
  readonly isGuess: boolean;
}

/**
 * "Without milk, coconut or red onions", "no eggs", "free of soy": an allergen is left out, of a nutrient there is less than
 * FDA's limit for "free", any other food must not be named. `startsCondition` tells where another condition begins.
 */
export function readWithout(
  masked: string,
  start: number,
  startsCondition: (at: number) => boolean,
): { conditions: readonly Condition[]; end: number } | null {
  const afterWithout = lengthAt(AFTER_WITHOUT, masked, start);
  const opener = afterWithout || lengthAt(AFTER_NO, masked, start);
  if (opener === 0) return null;
  const items: Item[] = [];
  let at = start + opener;
  let joint = '';
  while (items.length < MOST_ITEMS) {
    const item =
      afterWithout > 0
        ? (namedAt(NAMED_AFTER_WITHOUT, masked, at) ?? foodAt(masked, at, startsCondition))
        : (namedAt(NAMED_AFTER_NO, masked, at) ??
          leftOutFoodAt(masked, at) ??
          (items.length > 0 ? guessAt(masked, at, joint, startsCondition) : null));
    if (item === null) break;
    items.push(item);
    JOINT.lastIndex = item.end;
    const next = JOINT.exec(masked);
    if (next === null) break;
    joint = next.groups?.joint ?? '';
    at = item.end + next[0].length;
  }
  while (items.at(-1)?.isGuess) items.pop();
  const end = items.at(-1)?.end;
  if (end === undefined) return null;
  const byLabel = new Map(items.flatMap(({ conditions }) => conditions).map((each) => [each.label, each]));
  return { conditions: [...byLabel.values()], end };
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function namedAt(pattern: RegExp, masked: string, at: number): Item | null {
  pattern.lastIndex = at;
  const match = pattern.exec(masked);
  if (match === null) return null;
  const conditions = allNamed(match.groups?.name ?? '');
  return conditions.length === 0 ? null : { conditions, end: at + match[0].length, isGuess: false };
}

/** "No coconut milk": a food of the list, and what it was made into. */
function leftOutFoodAt(masked: string, at: number): Item | null {
  const syrup = lengthAt(HIGH_FRUCTOSE, masked, at);
  if (syrup > 0) return { conditions: [withoutWord('fructose')], end: at + syrup, isGuess: false };
  const [first, second] = wordsFrom(masked, at, 2, () => false);
  if (first === undefined || !isFoodLeftOut(first.word)) return null;
  const conditions = [withoutWord(first.word)];
  const isForm = second !== undefined && foodWords([first.word, second.word]).length === 1;
  if (!isForm && !isWholeWord(masked, first.end)) return null;
  return { conditions, end: isForm ? second.end : first.end, isGuess: false };
}

function foodAt(masked: string, at: number, startsCondition: (at: number) => boolean): Item | null {
  const all = wordsFrom(masked, at, MOST_WORDS, startsCondition);
  // Where the list goes on, what stands before the next food belongs to it.
  const goesOn = lengthAt(JOINT, masked, all.at(-1)?.end ?? at) > 0;
  const words = goesOn ? all : all.slice(0, countFoodWords(all.map(({ word }) => word)));
  const end = words.at(-1)?.end;
  if (end === undefined) return null;
  const conditions = foodWords(words.map(({ word }) => word)).flatMap((word) => {
    const known = allNamed(word);
    return known.length > 0 ? known : [withoutWord(word)];
  });
  return { conditions, end, isGuess: false };
}

/** After "no milk" a food that is not known is left out where "or" joins it, or the list goes on. */
function guessAt(
  masked: string,
  at: number,
  joint: string,
  startsCondition: (at: number) => boolean,
): Item | null {
  const item = foodAt(masked, at, startsCondition);
  return item && { ...item, isGuess: !/n?or/i.test(joint) };
}

function isWholeWord(masked: string, end: number): boolean {
  END.lastIndex = end;
  return END.test(masked);
}

function wordsFrom(
  masked: string,
  from: number,
  most: number,
  startsCondition: (at: number) => boolean,
): { word: string; end: number }[] {
  const words: { word: string; end: number }[] = [];
  let at = from;
  while (words.length < most) {
    const length =
      lengthAt(NOT_IN_FOODS, masked, at) > 0 || startsCondition(at) ? 0 : lengthAt(WORD, masked, at);
    if (length === 0) break;
    const end = at + length;
    words.push({ word: keyOf(masked.slice(at, end)), end });
    const gap = lengthAt(GAP, masked, end);
    if (gap === 0) break;
    at = end + gap;
  }
  while (words.length > 0 && !isWholeWord(masked, words.at(-1)?.end ?? 0)) words.pop();
  return words;
}
