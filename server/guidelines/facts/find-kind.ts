import { foldText } from '../ingredients/fold-text.ts';
import { matchPhrase } from '../ingredients/phrase-index.ts';
import { stemWords } from '../ingredients/stem-words.ts';
import type { GuidelineSubject } from '../subject.ts';
import { GPC_KINDS } from './gpc-kinds.ts';
import { NAME_KINDS } from './name-kinds.ts';
import { kindSet, type ProductKind } from './product-kinds.ts';

export interface FoundKind {
  readonly kind: ProductKind;
  /** The evidence for it. */
  readonly from: 'GPC brick' | 'GPC class' | 'GPC family' | 'name';
}

/** What a name says after these words is beside the point: "crackers with cheese", "tuna in water". */
const TAIL = new Set(['with', 'in', 'for', 'from', 'w', 'made', 'flavored', 'avec', 'au', 'aux']);

/** "Oyster flavored sauce" is a sauce; "chips flavored with cheese" are chips all the same. */
const FLAVOURED = new Set(['flavor', 'flavored', 'flavour', 'flavoured', 'saveur', 'gout']);

/** Foods that also give other foods their taste: "Greek yogurt strawberry" is no fruit. */
const FLAVOURS = kindSet(
  'fresh_fruit frozen_fruit canned_fruit dried_fruit fresh_vegetable frozen_vegetable canned_vegetable beans nuts seasoning sweetener pickle alcohol raw_meat raw_fish',
);

/** Chocolate chips are baked with, "chocolate chip" says what a bite or an ice cream tastes of. */
const CHIP = 'chocolatechip';
const ONE_CHIP = /\bchocolate chip\b/g;

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
  let flavour: ProductKind | undefined;
  for (const part of foldText(name).split(/[,;(]/)) {
    const found = lastKind(stemWords(part.replaceAll(ONE_CHIP, CHIP)), flavour !== undefined);
    flavour ??= found.flavour;
    if (found.kind === undefined) continue;
    const isTaste = flavour !== undefined && !found.followed && TASTES[flavour]?.has(found.kind) === true;
    return isTaste ? flavour : found.kind;
  }
  return flavour;
}

interface LastKind {
  readonly kind: ProductKind | undefined;
  readonly flavour: ProductKind | undefined;
  /** Whether the kind comes after the flavour in the same part: "peanut sauce" is a sauce. */
  readonly followed: boolean;
}

/** "Mango tango flavored smoothie": what comes is the food. */
function flavoursNext(words: readonly string[], at: number): boolean {
  return FLAVOURED.has(words[at] ?? '') && words[at + 1] !== undefined && words[at + 1] !== 'with';
}

function lastKind(words: readonly string[], isNamed: boolean): LastKind {
  let kind: ProductKind | undefined;
  let flavour: ProductKind | undefined;
  let followed = false;
  for (let at = 0; at < words.length; ) {
    const isTail = TAIL.has(words[at] ?? '') && !(kind === undefined && flavoursNext(words, at));
    if (isTail && (isNamed || kind !== undefined || flavour !== undefined)) break;
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
    if (FLAVOURS.has(match.value) || words[at] === CHIP) {
      flavour = match.value;
      followed = false;
    } else {
      kind = match.value;
      followed = flavour !== undefined;
    }
    at = next;
  }
  return { kind, flavour, followed };
}
