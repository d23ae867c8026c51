import { allergensOfWords, type NamedAllergens, NO_ALLERGENS } from './allergen-names.ts';
import { matchName } from './match-name.ts';
import { indexPhrases, matchPhrase, type PhraseMatch } from './phrase-index.ts';
import { rememberNames } from './remember-names.ts';
import { stemWords, wordSet } from './stem-words.ts';
import { ADDITIVES } from './words/additives.ts';
import { ANIMALS } from './words/animals.ts';
import { DISHES_AND_DRINKS } from './words/dishes-and-drinks.ts';
import { findENumber } from './words/e-numbers.ts';
import { PANTRY } from './words/pantry.ts';
import { PLANTS } from './words/plants.ts';
import { type FoodGroup, TRAIT, type WordTraits } from './words/word-table.ts';

/** What the name of an ingredient says. */
export interface IngredientTraits {
  /** null where the name is not known, or only marks another food. */
  readonly group: Exclude<FoodGroup, 'attribute'> | null;
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

const DICTIONARY = indexPhrases([...PLANTS, ...ANIMALS, ...DISHES_AND_DRINKS, ...PANTRY, ...ADDITIVES]);

/** Words after which a name only says where, with or from what: "tuna in oil", "huile de tournesol". */
const TAIL_WORDS = new Set('of de d di del della von in en with from au aux a la al mit con'.split(' '));

/** Words that name nothing in "all of this product is gluten free". */
const FUNCTION_WORDS = wordSet(
  'agricole alliance all and are as by certified certify content controlee denote derived each ecosocial environmentally est et ethical fairtrade food for friendly ibd indicated is it les life made msc naturally not or organically ou our over par product produit rainforest responsibility sans social source sur the this to unless usa vegan vegetarian with without',
);

/** So many words, most of them unknown, are no name. */
const SENTENCE_WORDS = 12;
/** More than two letters, and no number: "100%". */
const MAY_NAME = /^\D{3,}$/;

/** Foods that may be coated or filled, and are something else then. */
const COATED: ReadonlySet<FoodGroup | null> = new Set<FoodGroup>(['fruit', 'protein']);

/** Plants that milk, yogurt and cheese are named after: "macadamia milk", "hemp yogurt". */
const MILKED = TRAIT.nut | TRAIT.pulse;

/** A name read so far: its group may still be an attribute. */
interface Reading extends Omit<IngredientTraits, 'group'> {
  readonly group: FoodGroup | null;
}

const UNKNOWN: Reading & { readonly group: null } = {
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
    return settle({ ...eNumber, ownTraits: eNumber.traits, endsUnknown: false, known: true, allergens });
  let result: Reading = allergens === NO_ALLERGENS ? UNKNOWN : { ...UNKNOWN, allergens };
  let inTail = false;
  let denies = false;
  let endsUnknown = false;
  let unknown = 0;
  matchName(
    words,
    findWord,
    ({ value, length }, at) => {
      result = join(result, value, inTail);
      // "Juice made from apples" is juice.
      if (value.group === 'note' && result.group !== 'note' && TAIL_WORDS.has(words[at + length - 1] ?? ''))
        inTail ||= result.group !== null && result.group !== 'attribute';
      endsUnknown = false;
    },
    () => {
      denies = true;
    },
    (word) => {
      if (TAIL_WORDS.has(word)) inTail ||= result.group !== null && result.group !== 'attribute';
      else if (MAY_NAME.test(word) && !FUNCTION_WORDS.has(word)) unknown++;
      endsUnknown = !inTail;
    },
  );
  // "No preservatives" is a note about the food, and names nothing in it.
  if (denies && !result.known) return { ...DENIAL, allergens };
  // A table of nutrients or a sentence names foods as well.
  if (words.length >= SENTENCE_WORDS && unknown * 2 > words.length) result = { ...result, group: null };
  return settle({ ...result, endsUnknown }, unknown > 0);
}

/** "Origine France" is a note; in "pintade origine France" it leaves the food unknown. */
function settle(reading: Reading, hasUnknown = false): IngredientTraits {
  const { group } = reading;
  if (group === 'attribute') return { ...reading, group: hasUnknown ? null : 'note' };
  return { ...reading, group };
}

function findWord(words: readonly string[], at: number): PhraseMatch<WordTraits> | undefined {
  const match = matchPhrase(DICTIONARY, words, at);
  if (match !== undefined) return match;
  const word = words[at] ?? '';
  const value = findENumber(word) ?? DICTIONARY.phrases.get(COMPOUND.exec(word)?.[1] ?? '');
  return value === undefined ? undefined : { value, length: 1 };
}

/** What a compound is where it ends so: "Kokosblütenzucker", "agavesiroop", "Raucharoma". */
const COMPOUND =
  /.(zucker|suiker|socker|sukker|sirup|sirap|siroop|stroop|dicksaft|honig|honing|honung|aroma|aromen|gelatine|lecithine?|lecitin)$/;

/** The first food that a name names, "sugar" of "sugar milk"; undefined where it names none. */
export function findLeadingFood(name: string): WordTraits | undefined {
  let leading: WordTraits | undefined;
  matchName(
    stemWords(name),
    findWord,
    ({ value }) => {
      if (value.group !== null && value.group !== 'note' && value.group !== 'attribute') leading ??= value;
    },
    () => undefined,
  );
  return leading;
}

function takesName(before: Reading, entry: WordTraits): boolean {
  if (entry.group === null) return false;
  if (before.group === null) return true;
  if (entry.group === 'note' || entry.group === 'attribute') return false;
  return !isCoated(entry.group, before.ownTraits);
}

/** "Raisins in milk chocolate", and so "milk chocolate raisins". */
function isCoated(food: FoodGroup | null, traits: number): boolean {
  return (traits & TRAIT.coating) !== 0 && COATED.has(food);
}

/** The last word that names a food says what it is, "corn syrup"; before a preposition the one before it. */
function join(before: Reading, entry: WordTraits, inTail: boolean): Reading {
  const isPlantMilk = entry.group === 'dairy' && !inTail && (before.ownTraits & MILKED) !== 0;
  const takesOver = inTail ? isCoated(before.group, entry.traits) : takesName(before, entry);
  const marks = entry.nova > before.nova;
  return {
    group: takesOver ? (isPlantMilk ? 'drink' : entry.group) : before.group,
    traits: before.traits | (entry.traits & ~TRAIT.coating),
    ownTraits: takesOver ? entry.traits : before.ownTraits,
    nova: marks ? entry.nova : before.nova,
    marker: marks ? entry.marker : before.marker,
    endsUnknown: false,
    known: true,
    allergens: before.allergens,
  };
}
