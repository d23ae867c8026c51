import { foldText } from '../ingredients/fold-text.ts';
import { matchPhrase } from '../ingredients/phrase-index.ts';
import { stemWords } from '../ingredients/stem-words.ts';
import {
  ifPreserved,
  inSauce,
  inState,
  isCookedWith,
  isDishOf,
  isMadeOf,
  isOfDish,
  isPartOfDish,
  PASTE,
} from './name-dishes.ts';
import { NAME_KINDS } from './name-kinds.ts';
import { flavorsNext, isTasteOf, isUnmade, leadAt, staysBefore } from './name-words.ts';
import { kindSet, type ProductKind } from './product-kinds.ts';

/** Foods that also give other foods their taste: "Greek yogurt strawberry" is no fruit. */
const FLAVOURS = kindSet(
  'fresh_fruit frozen_fruit canned_fruit dried_fruit fresh_vegetable frozen_vegetable canned_vegetable beans nuts seasoning sweetener pickle alcohol raw_meat raw_fish',
);

/** What a food that is not known may come with or be for: "albacore in water" is no water. */
const BESIDE = new Set([...FLAVOURS, ...kindSet('water juice oil milk cheese sauce sweetener')]);
const COMPANIONS: Readonly<Partial<Record<string, ReadonlySet<ProductKind>>>> = {
  beside: BESIDE,
  use: new Set([...BESIDE, ...kindSet('soup pasta grain butter meal pizza sandwich dip side_dish cake')]),
};

/** Chocolate chips are baked with, "chocolate chip" says what a bite or an ice cream tastes of. */
const CHIP = 'chocolatechip';
const ONE_CHIP = /\bchocolate chip\b/g;

/** "Pâte" is a dough or paste and "pâté" is of meat; without accents both are "pate". Many write "pâte de campagne". */
const WITHOUT_ACUTE = /pâtes?(?!\p{L})/iu;
const DOUGH =
  /\bpates?\b(?! (?:a (?:tartiner|pizza|sucre)|brisee|feuilletee|sablee|alimentaire|de riz|fraiche|phyllo|de (?:campagne|foie|canard|porc|lapin|tete)))/g;

/** "Ham & water product", "turkey breast water added". */
const ADDED_WATER = /(?:\band |& )?\bwater (?:added|product)\b/g;

/** A maker's name before the food's: "Torn Ranch, Dark Chocolate", "Sugar Bowl Bakery, Brownie Bites". */
const MAKER =
  /(?:\b(?:bakery|baking|foods|company|co|corp|inc|llc|ltd|farms|ranch|kitchens?|brothers|bros|brands?|creamery|restaurants?|trading|confections)\b\.?|\bdunkin'? donuts|\bmalt-?o-?meal|[a-z]'s)\s*$/;

/** "Caribbean Curry, Simmer Sauce". */
const OF_SAUCES = /\b(?:curry|masala|biryani|stir[- ]?fry|pad thai|korma|vindaloo)\b/;

/** "Sauce chili", "sauce de curry". */
const SAUCE_FIRST = /^\s*sauce\b/;

/** Kinds whose words also say what a food tastes of: almonds with chili and lime are no soup. */
const TASTES: Readonly<Partial<Record<ProductKind, ReadonlySet<ProductKind>>>> = {
  nuts: kindSet('soup sauce dressing drink_to_prepare'),
  raw_meat: kindSet('sauce dressing'),
  raw_fish: kindSet('sauce dressing'),
};

/** The last telling word of the first comma-separated part that has one; a food that only flavours stands back. */
export function kindByName(name: string): ProductKind | undefined {
  const folded = foldText(name);
  const isDough = WITHOUT_ACUTE.test(name.normalize('NFC'));
  const parts = (isDough ? folded.replaceAll(DOUGH, PASTE) : folded).split(/[,;(]/);
  const [maker = '', ...rest] = parts;
  const isMaker = MAKER.test(maker) && !maker.includes('baby food');
  return ifPreserved((isMaker ? kindOfParts(rest) : undefined) ?? kindOfParts(parts), folded);
}

function kindOfParts(parts: readonly string[]): ProductKind | undefined {
  let flavour: ProductKind | undefined;
  for (const [at, part] of parts.entries()) {
    const earlier = flavour;
    const found = lastKind(wordsOf(part), flavour !== undefined);
    flavour ??= found.flavour;
    const { kind, followed } = found;
    if (found.isOfUnknown && flavour === undefined) return undefined;
    if (kind === undefined) continue;
    const isTaste = earlier !== undefined || !followed;
    if (flavour !== undefined && isTaste && TASTES[flavour]?.has(kind)) return flavour;
    const isOfSauce = kind === 'meal' && OF_SAUCES.test(part);
    if ((isOfSauce || kind === 'soup') && SAUCE_FIRST.test(part)) return 'sauce';
    return isOfSauce && kindOfParts(parts.slice(at + 1)) === 'sauce' ? 'sauce' : kind;
  }
  return flavour;
}

function wordsOf(part: string): string[] {
  return stemWords(part.replaceAll(ONE_CHIP, CHIP).replaceAll(ADDED_WATER, ''));
}

interface LastKind {
  readonly kind: ProductKind | undefined;
  readonly flavour: ProductKind | undefined;
  /** Whether the kind comes after the flavour in the same part: "peanut sauce" is a sauce. */
  readonly followed: boolean;
  /** The name begins with a food of no known kind, and goes on with its parts or companions. */
  readonly isOfUnknown: boolean;
}

function lastKind(words: readonly string[], isNamed: boolean): LastKind {
  let kind: ProductKind | undefined;
  let kindAt = [0, 0];
  let flavour: ProductKind | undefined;
  let followed = false;
  let isOfUnknown = false;
  let companions: ReadonlySet<ProductKind> | undefined;
  for (let at = 0; at < words.length; ) {
    const lead = leadAt(words, at);
    const isFound = kind !== undefined || flavour !== undefined;
    if (lead === 'parts') {
      if (kind === undefined && isCookedWith(flavour, words, at)) return OF_UNKNOWN;
      isOfUnknown = !isFound;
      break;
    }
    if (kind !== undefined && isTasteOf(kind, words, at)) break;
    const isTaste = kind === undefined && at + 1 < words.length && flavorsNext(words, at);
    if (lead !== undefined && !isTaste && (isNamed || isFound)) break;
    if (lead !== undefined && !isFound) companions ??= COMPANIONS[lead];
    const match = matchPhrase(NAME_KINDS, words, at);
    if (match === undefined) {
      at++;
      continue;
    }
    const next = at + match.length;
    const before = words.slice(0, at);
    if (flavorsNext(words, next)) {
      at = next + 1;
      continue;
    }
    if (companions?.has(match.value)) {
      isOfUnknown = true;
      at = next;
      continue;
    }
    if (isPartOfDish(before, match.value) || (kind === undefined && isMadeOf(words, at))) return OF_UNKNOWN;
    if (FLAVOURS.has(match.value) || words[at] === CHIP) {
      flavour = match.value;
      followed = false;
    } else if (isDishOf(before, match.value)) {
      return OF_UNKNOWN;
    } else {
      const first = kind && { kind, words: words.slice(...kindAt) };
      const later = { kind: match.value, words: words.slice(at, next) };
      if (first === undefined || !staysBefore(first, later, at === kindAt[1])) {
        const sauced = inSauce(kind ?? flavour, words, at);
        kind = sauced ?? (isUnmade(match.value, before, words.slice(next)) ? 'baking_supply' : match.value);
        kindAt = [at, next];
        followed = flavour !== undefined;
      }
    }
    at = next;
  }
  return {
    kind: kind && inState(kind, words),
    flavour: flavour && inState(flavour, words),
    followed,
    isOfUnknown: kind === undefined && (isOfUnknown || isOfDish(words)),
  };
}

const OF_UNKNOWN: LastKind = { kind: undefined, flavour: undefined, followed: false, isOfUnknown: true };
