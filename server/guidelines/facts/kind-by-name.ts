import { foldText } from '../ingredients/fold-text.ts';
import { matchPhrase } from '../ingredients/phrase-index.ts';
import { stemWords } from '../ingredients/stem-words.ts';
import { NAME_KINDS } from './name-kinds.ts';
import { flavorsNext, isTasteOf, leadAt } from './name-words.ts';
import { kindSet, type ProductKind } from './product-kinds.ts';

/** Foods that also give other foods their taste: "Greek yogurt strawberry" is no fruit. */
const FLAVOURS = kindSet(
  'fresh_fruit frozen_fruit canned_fruit dried_fruit fresh_vegetable frozen_vegetable canned_vegetable beans nuts seasoning sweetener pickle alcohol raw_meat raw_fish',
);

/** What a food that is not known may come with: "albacore in water" is no water. */
const COMPANIONS = new Set([...FLAVOURS, ...kindSet('water juice oil milk cheese sauce sweetener')]);

/** Chocolate chips are baked with, "chocolate chip" says what a bite or an ice cream tastes of. */
const CHIP = 'chocolatechip';
const ONE_CHIP = /\bchocolate chip\b/g;

/** "Banana bread mix", "dinner roll dough": what a food is still to be made of. */
const UNMADE: Readonly<Record<string, ReadonlySet<ProductKind>>> = {
  mix: kindSet('bread roll muffin cookie cake dessert'),
  kit: kindSet('muffin cookie cake'),
  dough: kindSet('bread roll pizza'),
};

/** A sandwich of ice cream, cookies or wafers and an egg of chocolate stay what they are made of. */
const SHAPES: Readonly<Partial<Record<ProductKind, ReadonlySet<ProductKind>>>> = {
  sandwich: kindSet('dessert cookie cake candy'),
  egg: kindSet('candy gum'),
};

/** A maker's name before the food's: "Torn Ranch, Dark Chocolate", "Sugar Bowl Bakery, Brownie Bites". */
const MAKER =
  /(?:\b(?:bakery|baking|foods|company|co|corp|inc|llc|ltd|farms|ranch|kitchens?|brothers|bros|brands?|creamery|restaurants?|trading|confections)\b\.?|\bdunkin'? donuts|\bmalt-?o-?meal|[a-z]'s)\s*$/;

/** "Caribbean Curry, Simmer Sauce". */
const OF_SAUCES = /\b(?:curry|masala|biryani|stir[- ]?fry|pad thai|korma|vindaloo)\b/;

/** Kinds whose words also say what a food tastes of: almonds with chili and lime are no soup. */
const TASTES: Readonly<Partial<Record<ProductKind, ReadonlySet<ProductKind>>>> = {
  nuts: kindSet('soup sauce dressing drink_to_prepare'),
  raw_meat: kindSet('sauce dressing'),
  raw_fish: kindSet('sauce dressing'),
};

/** The last telling word of the first comma-separated part that has one; a food that only flavours stands back. */
export function kindByName(name: string): ProductKind | undefined {
  const parts = foldText(name).split(/[,;(]/);
  const [maker = '', ...rest] = parts;
  const isMaker = MAKER.test(maker) && !maker.includes('baby food');
  return (isMaker ? kindOfParts(rest) : undefined) ?? kindOfParts(parts);
}

function kindOfParts(parts: readonly string[]): ProductKind | undefined {
  let flavour: ProductKind | undefined;
  for (const [at, part] of parts.entries()) {
    const earlier = flavour;
    const found = lastKind(stemWords(part.replaceAll(ONE_CHIP, CHIP)), flavour !== undefined);
    flavour ??= found.flavour;
    const { kind, followed } = found;
    if (found.isOfUnknown && flavour === undefined) return undefined;
    if (kind === undefined) continue;
    const isTaste = earlier !== undefined || !followed;
    if (flavour !== undefined && isTaste && TASTES[flavour]?.has(kind)) return flavour;
    return kind === 'meal' && OF_SAUCES.test(part) && kindOfParts(parts.slice(at + 1)) === 'sauce'
      ? 'sauce'
      : kind;
  }
  return flavour;
}

function isUnmade(kind: ProductKind, after: readonly string[]): boolean {
  return after.some((word) => UNMADE[word]?.has(kind));
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
  let flavour: ProductKind | undefined;
  let followed = false;
  let isOfUnknown = false;
  let isBeside = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const lead = leadAt(words, at);
    const isFound = kind !== undefined || flavour !== undefined;
    if (lead === 'parts') {
      isOfUnknown = !isFound;
      break;
    }
    if (kind !== undefined && isTasteOf(kind, word)) break;
    const isTaste = kind === undefined && at + 1 < words.length && flavorsNext(words, at);
    if (lead !== undefined && !isTaste && (isNamed || isFound)) break;
    isBeside ||= lead === 'beside' && !isFound;
    const match = matchPhrase(NAME_KINDS, words, at);
    if (match === undefined) {
      at++;
      continue;
    }
    const next = at + match.length;
    if (flavorsNext(words, next)) {
      at = next + 1;
      continue;
    }
    if (isBeside && COMPANIONS.has(match.value)) {
      isOfUnknown = true;
      at = next;
      continue;
    }
    if (FLAVOURS.has(match.value) || words[at] === CHIP) {
      flavour = match.value;
      followed = false;
    } else if (kind === undefined || !SHAPES[match.value]?.has(kind)) {
      kind = isUnmade(match.value, words.slice(next)) ? 'baking_supply' : match.value;
      followed = flavour !== undefined;
    }
    at = next;
  }
  return { kind, flavour, followed, isOfUnknown: isOfUnknown && kind === undefined };
}
