import { foldText } from '../ingredients/fold-text.ts';
import { matchPhrase } from '../ingredients/phrase-index.ts';
import { stemWords, wordSet } from '../ingredients/stem-words.ts';
import type { GuidelineSubject } from '../subject.ts';
import { GPC_KINDS } from './gpc-kinds.ts';
import { NAME_KINDS } from './name-kinds.ts';
import { isTasteOf, leadsBeside, leadsToParts } from './name-order.ts';
import { kindSet, type ProductKind } from './product-kinds.ts';

export interface FoundKind {
  readonly kind: ProductKind;
  /** The evidence for it. */
  readonly from: 'GPC brick' | 'GPC class' | 'GPC family' | 'name';
}

/** What a name says after these words is beside the point: "crackers with cheese", "tuna in water". */
const TAIL = wordSet('with without sans in en for from w made flavored avec au aux');

/** "Oyster flavored sauce" is a sauce; "chips flavored with cheese" are chips all the same. */
const FLAVOURED = new Set(['flavor', 'flavored', 'flavour', 'flavoured']);

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

/** One food in several states: where a code leaves only other states open, the name's state gives way. */
const STATES: readonly ReadonlySet<ProductKind>[] = [
  kindSet('fresh_fruit canned_fruit frozen_fruit dried_fruit'),
  kindSet('fresh_vegetable canned_vegetable frozen_vegetable beans'),
  kindSet('raw_meat prepared_meat'),
  kindSet('raw_fish prepared_fish'),
];

/** Kinds whose words also say what a food tastes of: almonds with chili and lime are no soup. */
const TASTES: Readonly<Partial<Record<ProductKind, ReadonlySet<ProductKind>>>> = {
  nuts: kindSet('soup sauce dressing drink_to_prepare'),
  raw_meat: kindSet('sauce dressing'),
  raw_fish: kindSet('sauce dressing'),
};

/** The kind of a product by its GPC codes, sharpened by its name where the code leaves it open; undefined where neither tells. */
export function findKind(subject: GuidelineSubject): FoundKind | undefined {
  const coded = kindByCode(subject);
  if (coded !== undefined && coded.or === undefined) return coded.found;
  const named = subject.name === null ? undefined : kindByName(subject.name);
  const kind = named && coded?.or ? amongOpen(named, coded.or) : named;
  return kind === undefined ? coded?.found : { kind, from: 'name' };
}

/** What a name says, where its code leaves that open: the kind itself, else the same food in another state. */
function amongOpen(named: ProductKind, open: ReadonlySet<ProductKind>): ProductKind | undefined {
  if (open.has(named)) return named;
  const states = STATES.find((kinds) => kinds.has(named));
  return states === undefined ? undefined : [...open].find((kind) => states.has(kind));
}

interface ByCode {
  readonly found: FoundKind | undefined;
  readonly or: ReadonlySet<ProductKind> | undefined;
}

/** By the narrowest code that says something. */
function kindByCode({ brick_code, class_code, family_code }: GuidelineSubject): ByCode | undefined {
  return (
    byCode(brick_code, 'GPC brick') ?? byCode(class_code, 'GPC class') ?? byCode(family_code, 'GPC family')
  );
}

function byCode(code: string | null, from: FoundKind['from']): ByCode | undefined {
  const row = code === null ? undefined : GPC_KINDS.get(code);
  return row && { found: row.kind === null ? undefined : { kind: row.kind, from }, or: row.or };
}

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

/** "Mango tango flavored smoothie": what comes is the food. */
function flavoursNext(words: readonly string[], at: number): boolean {
  return FLAVOURED.has(words[at] ?? '') && words[at + 1] !== undefined && words[at + 1] !== 'with';
}

function lastKind(words: readonly string[], isNamed: boolean): LastKind {
  let kind: ProductKind | undefined;
  let flavour: ProductKind | undefined;
  let followed = false;
  let isOfUnknown = false;
  let isBeside = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    if (leadsToParts(words, at)) {
      isOfUnknown = kind === undefined && flavour === undefined;
      break;
    }
    if (kind !== undefined && isTasteOf(kind, word)) break;
    const isTail = TAIL.has(word) && !(kind === undefined && flavoursNext(words, at));
    if (isTail && (isNamed || kind !== undefined || flavour !== undefined)) break;
    isBeside ||= kind === undefined && flavour === undefined && leadsBeside(words, at);
    const match = matchPhrase(NAME_KINDS, words, at);
    if (match === undefined) {
      at++;
      continue;
    }
    const next = at + match.length;
    if (FLAVOURED.has(words[next] ?? '') && words[next + 1] !== 'with') {
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
