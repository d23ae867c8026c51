import { allergensOfWords, type NamedAllergens, NO_ALLERGENS } from './allergen-names.ts';
import { matchName } from './match-name.ts';
import { indexPhrases, matchPhrase, type PhraseMatch } from './phrase-index.ts';
import { rememberNames } from './remember-names.ts';
import { stemWords } from './stem-words.ts';
import { ADDITIVES } from './words/additives.ts';
import { findENumber } from './words/e-numbers.ts';
import { FOODS } from './words/foods.ts';
import { PANTRY } from './words/pantry.ts';
import type { FoodGroup, WordTraits } from './words/word-table.ts';

/** What the name of an ingredient says. */
export interface IngredientTraits {
  /** null where the name is not known, or only marks another food. */
  readonly group: FoodGroup | null;
  /** Bits of TRAIT, of every known word in the name. */
  readonly traits: number;
  /** Bits of TRAIT of the word that names the food itself. */
  readonly ownTraits: number;
  /** The highest NOVA group a word of the name is a marker of, and that marker. */
  readonly nova: 1 | 3 | 4;
  readonly marker: string | null;
  /** Whether a word that is not known comes last: "mango pop", "yogurt drops". */
  readonly endsUnknown: boolean;
  /** Whether any word of the name is known. */
  readonly known: boolean;
  readonly allergens: NamedAllergens;
}

const DICTIONARY = indexPhrases([...FOODS, ...PANTRY, ...ADDITIVES]);

/** Words after which a name only says where, with or from what: "tuna in oil", "huile de tournesol". */
const TAIL_WORDS = new Set('of de d di del della von in en with from au aux a la al mit con'.split(' '));

const UNKNOWN: IngredientTraits = {
  group: null,
  traits: 0,
  ownTraits: 0,
  nova: 1,
  marker: null,
  endsUnknown: false,
  known: false,
  allergens: NO_ALLERGENS,
};

const DENIAL: IngredientTraits = { ...UNKNOWN, group: 'note', known: true };

/** Classifies the folded name of one ingredient by the words it is made of. */
export const classifyIngredient: (name: string) => IngredientTraits = rememberNames(classify);

/** The same of a text that is no ingredient and does not come again, such as a product's name: nothing is remembered. */
export function classifyOnce(name: string): IngredientTraits {
  return classify(name);
}

function classify(name: string): IngredientTraits {
  const words = stemWords(name);
  const allergens = allergensOfWords(words);
  const eNumber = findENumber(name);
  if (eNumber !== undefined)
    return { ...eNumber, ownTraits: eNumber.traits, endsUnknown: false, known: true, allergens };
  let result = allergens === NO_ALLERGENS ? UNKNOWN : { ...UNKNOWN, allergens };
  let inTail = false;
  let denies = false;
  let endsUnknown = false;
  matchName(
    words,
    findWord,
    ({ value }) => {
      result = join(result, value, inTail);
      endsUnknown = false;
    },
    () => {
      denies = true;
    },
    (word) => {
      if (result.group !== null && TAIL_WORDS.has(word)) inTail = true;
      endsUnknown = !inTail;
    },
  );
  if (endsUnknown) result = { ...result, endsUnknown };
  // "No preservatives" is a note about the food, and names nothing in it.
  return denies && !result.known ? { ...DENIAL, allergens } : result;
}

function findWord(words: readonly string[], at: number): PhraseMatch<WordTraits> | undefined {
  const match = matchPhrase(DICTIONARY, words, at);
  if (match !== undefined) return match;
  const eNumber = findENumber(words[at] ?? '');
  return eNumber === undefined ? undefined : { value: eNumber, length: 1 };
}

/** The last word that names a food says what it is, "corn syrup"; before a preposition the one before it. */
function join(before: IngredientTraits, entry: WordTraits, inTail: boolean): IngredientTraits {
  const takesOver =
    entry.group !== null &&
    !(inTail && before.group !== null) &&
    !(entry.group === 'note' && before.group !== null);
  const marks = entry.nova > before.nova;
  return {
    group: takesOver ? entry.group : before.group,
    traits: before.traits | entry.traits,
    ownTraits: takesOver ? entry.traits : before.ownTraits,
    nova: marks ? entry.nova : before.nova,
    marker: marks ? entry.marker : before.marker,
    endsUnknown: false,
    known: true,
    allergens: before.allergens,
  };
}
