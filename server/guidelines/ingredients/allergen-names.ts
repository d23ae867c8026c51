import { matchName } from './match-name.ts';
import { indexPhrases, matchPhrase, type PhraseMatch } from './phrase-index.ts';
import { stemWords, wordSet } from './stem-words.ts';
import {
  ALLERGEN_SOURCES,
  type AllergenSource,
  allergenBits,
  COMPOUND_BEGINNINGS,
  COMPOUND_ENDINGS,
} from './words/allergen-sources.ts';

const SOURCES = indexPhrases(ALLERGEN_SOURCES);
const BEGINNINGS = indexPhrases(COMPOUND_BEGINNINGS).phrases;
const ENDINGS = indexPhrases(COMPOUND_ENDINGS).phrases;
/** From this length on a name that a longer word begins with is taken for what it names: "peanutbutter", "walnutsa". */
const LONG_NAME = 6;
/** From these lengths on some names are taken for it that begin or end a compound: "melkpoeder", "smeltkaas". */
const SHORT_BEGINNING = 4;
const SHORT_ENDING = 3;
const LONGEST_WORD = 24;
/** "Laktosefrei", stemmed "laktosefrey" from "laktosefreie", "notenvrij", "sukkerfri". */
const FREE = /^(.{2,}?)(?:frey|frei(?:e[nmr]?)?|vrije?|fri(?:a|e|tt)?)$/;

function findSource(words: readonly string[], at: number): PhraseMatch<AllergenSource> | undefined {
  const match = matchPhrase(SOURCES, words, at);
  const word = words[at];
  if (match !== undefined || word === undefined || word.length <= SHORT_ENDING || word.length > LONGEST_WORD)
    return match;
  const denied = FREE.exec(word)?.[1];
  if (denied !== undefined) {
    const value = SOURCES.phrases.get(denied) ?? BEGINNINGS.get(denied);
    return value === undefined ? undefined : { value, length: 1, denied: true };
  }
  const value = findBeginning(word) ?? findEnding(word);
  return value === undefined ? undefined : { value, length: 1 };
}

function findBeginning(word: string): AllergenSource | undefined {
  for (let length = word.length - 1; length >= SHORT_BEGINNING; length--) {
    const beginning = word.slice(0, length);
    const value =
      (length >= LONG_NAME ? SOURCES.phrases.get(beginning) : undefined) ?? BEGINNINGS.get(beginning);
    if (value !== undefined) return value;
  }
  return undefined;
}

function findEnding(word: string): AllergenSource | undefined {
  for (let from = 1; from <= word.length - SHORT_ENDING; from++) {
    const value = ENDINGS.get(word.slice(from));
    if (value !== undefined) return value;
  }
  return undefined;
}

const GLUTEN = allergenBits(['gluten']);
const WHEAT = allergenBits(['wheat']);

/** Allergens that a name names, as bits. */
export interface NamedAllergens extends AllergenSource {
  /** What the name says is not in it: "gluten free oats". */
  readonly denied: number;
}

export const NO_ALLERGENS: NamedAllergens = {
  sure: 0,
  unlessParts: 0,
  maybe: 0,
  maybeUnlessParts: 0,
  denied: 0,
  stated: 0,
};

/** Oils behind these are not highly refined, several of them too: "expeller pressed canola and soybean oil". */
const UNREFINED = wordSet('pressed expeller expelled unrefined virgin crude');
/** "Virgin olive oil and soybean oil", "expeller pressed refined peanut oil". */
const ENDS_UNREFINED = wordSet('oil refined');

/** What the stemmed words of a name name. */
export function allergensOfWords(words: readonly string[]): NamedAllergens {
  let sure = 0;
  let unlessParts = 0;
  let maybe = 0;
  let maybeUnlessParts = 0;
  let denied = 0;
  let stated = 0;
  let found = false;
  let kept = ~0;
  let isPressed = false;
  matchName(
    words,
    findSource,
    ({ value }, at) => {
      found = true;
      sure |=
        isPressed && !ENDS_UNREFINED.has(words[at] ?? '') ? value.stated & ~value.unlessParts : value.sure;
      unlessParts |= value.unlessParts;
      maybe |= value.maybe;
      maybeUnlessParts |= value.maybeUnlessParts;
      stated |= value.stated;
    },
    ({ value }, at) => {
      found = true;
      denied |= value.stated;
      kept &= ~deniedOfWhole(words, at, value);
    },
    (word) => {
      if (UNREFINED.has(word)) isPressed = true;
      else if (ENDS_UNREFINED.has(word)) isPressed = false;
    },
  );
  if (!found) return NO_ALLERGENS;
  return {
    sure: sure & kept,
    unlessParts: unlessParts & kept,
    maybe,
    maybeUnlessParts: maybeUnlessParts & kept,
    denied,
    stated: stated & kept,
  };
}

/**
 * "Gluten free oats" are oats: what denies gluten denies it of the whole name, and with it wheat, unless that is named, as flour
 * without gluten is another grain's. "Wheat free" denies no other grain's gluten.
 */
function deniedOfWhole(words: readonly string[], at: number, { stated }: AllergenSource): number {
  if (words[at]?.startsWith('glut')) return words.includes('wheat') ? GLUTEN : GLUTEN | WHEAT;
  return (stated & WHEAT) !== 0 && words.lastIndexOf('wheat') <= at ? WHEAT : 0;
}

/** Plain names that are looked for within the words of a statement. */
const WITHIN = [
  [allergenBits(['milk']), ['milk']],
  [allergenBits(['eggs']), ['egg']],
  [allergenBits(['fish']), ['fish']],
  [allergenBits(['crustaceans']), ['shrimp', 'crab']],
  [allergenBits(['tree_nuts']), ['almond', 'cashew', 'hazelnut', 'pecan', 'walnut', 'pistachio']],
  [allergenBits(['peanuts']), ['peanut']],
  [allergenBits(['wheat', 'gluten']), ['wheat']],
  [allergenBits(['gluten']), ['gluten']],
  [allergenBits(['soybeans']), ['soy']],
  [allergenBits(['sesame']), ['sesame']],
  [allergenBits(['mustard']), ['mustard']],
  [allergenBits(['celery']), ['celery']],
  [allergenBits(['sulphites']), ['sulfite', 'sulphite']],
] as const;

/**
 * Allergens within words that are none: where a scan ran a statement together, "traces ofEGGtALMONDt". For statements
 * alone, in which a word too many does no harm; in a list "eggplant" would be egg.
 */
export function allergensWithin(name: string): number {
  let allergens = 0;
  for (const word of stemWords(name)) {
    if (SOURCES.longest.has(word)) continue;
    for (const [bits, parts] of WITHIN)
      if (parts.some((part) => word.length > part.length && word.includes(part))) allergens |= bits;
  }
  return allergens;
}

const BESIDE_ALLERGENS: ReadonlySet<string> = new Set(
  stemWords(
    'and or also trace of the following organic ingredient product derivative protein powder solid seed',
  ),
);

/** Whether a name is one of an allergen and nothing else: "soy", "milk ingredients". */
export function isAllergenAlone(name: string): boolean {
  let alone = true;
  let found = false;
  matchName(
    stemWords(name),
    findSource,
    ({ value }) => {
      if (value.sure === 0) alone = false;
      else found = true;
    },
    () => {
      alone = false;
    },
    (word) => {
      if (!BESIDE_ALLERGENS.has(word)) alone = false;
    },
  );
  return alone && found;
}

/** A phrase of a name that names allergens, by the numbers of its words. */
export interface AllergenPhrase {
  readonly at: number;
  readonly length: number;
  readonly allergens: number;
}

/** The phrases behind {@link allergensOfWords}: those that name something of `allergens`. */
export function findAllergenPhrases(words: readonly string[], allergens: number): AllergenPhrase[] {
  const phrases: AllergenPhrase[] = [];
  matchName(
    words,
    findSource,
    ({ value, length }, at) => {
      const named = (value.stated | value.maybe | value.maybeUnlessParts) & allergens;
      if (named !== 0) phrases.push({ at, length, allergens: named });
    },
    () => undefined,
  );
  return phrases;
}
