import { foldText } from '../ingredients/fold-text.ts';
import { matchPhrase } from '../ingredients/phrase-index.ts';
import { stemWords } from '../ingredients/stem-words.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BRICK_KINDS, CLASS_KINDS, FAMILY_KINDS, type GpcRow } from './gpc-kinds.ts';
import { NAME_KINDS } from './name-kinds.ts';
import type { ProductKind } from './product-kinds.ts';

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
const FLAVOURS: ReadonlySet<ProductKind> = new Set<ProductKind>([
  'fresh_fruit',
  'frozen_fruit',
  'canned_fruit',
  'dried_fruit',
  'fresh_vegetable',
  'frozen_vegetable',
  'canned_vegetable',
  'beans',
  'nuts',
  'seasoning',
  'sweetener',
  'pickle',
  'alcohol',
  'raw_meat',
  'raw_fish',
]);

/** One food in several states: where a code leaves only other states open, the name's state gives way. */
const STATES: readonly ReadonlySet<ProductKind>[] = [
  new Set<ProductKind>(['fresh_fruit', 'canned_fruit', 'frozen_fruit', 'dried_fruit']),
  new Set<ProductKind>(['fresh_vegetable', 'canned_vegetable', 'frozen_vegetable', 'beans']),
  new Set<ProductKind>(['raw_meat', 'prepared_meat']),
  new Set<ProductKind>(['raw_fish', 'prepared_fish']),
];

/** Kinds whose words also say what a food tastes of: almonds with chili and lime are no soup. */
const TASTES: Readonly<Partial<Record<ProductKind, readonly ProductKind[]>>> = {
  nuts: ['soup', 'sauce', 'dressing', 'drink_to_prepare'],
  raw_meat: ['sauce', 'dressing'],
  raw_fish: ['sauce', 'dressing'],
};

/** The kind of a product by its GPC codes, sharpened by its name where the code leaves it open; undefined where neither tells. */
export function findKind(subject: GuidelineSubject): FoundKind | undefined {
  const byCode = kindByCode(subject);
  if (byCode !== undefined && byCode.or === undefined) return byCode.found;
  const named = subject.name === null ? undefined : kindByName(subject.name);
  if (byCode === undefined) return named === undefined ? undefined : { kind: named, from: 'name' };
  const kind = named === undefined ? undefined : amongOpen(named, byCode.or);
  return kind === undefined ? byCode.found : { kind, from: 'name' };
}

/** What a name says, where its code leaves that open: the kind itself, else the same food in another state. */
function amongOpen(named: ProductKind, open: readonly ProductKind[] | undefined): ProductKind | undefined {
  if (open === undefined || open.includes(named)) return open === undefined ? undefined : named;
  const states = STATES.find((kinds) => kinds.has(named));
  return states === undefined ? undefined : open.find((kind) => states.has(kind));
}

interface ByCode {
  readonly found: FoundKind | undefined;
  readonly or?: readonly ProductKind[] | undefined;
}

function kindByCode({ brick_code, class_code, family_code }: GuidelineSubject): ByCode | undefined {
  const brick = brick_code === null ? undefined : BRICK_KINDS.get(brick_code);
  if (brick !== undefined) return byRow(brick, 'GPC brick');
  const ofClass = class_code === null ? undefined : CLASS_KINDS[class_code];
  if (ofClass !== undefined) return byRow(ofClass, 'GPC class');
  const family = family_code === null ? undefined : FAMILY_KINDS[family_code];
  return family === undefined ? undefined : byRow(family, 'GPC family');
}

function byRow({ kind, or }: GpcRow, from: FoundKind['from']): ByCode {
  return { found: kind === null ? undefined : { kind, from }, or };
}

/** The last telling word of the first comma-separated part that has one; a food that only flavours stands back. */
export function kindByName(name: string): ProductKind | undefined {
  let flavour: ProductKind | undefined;
  for (const part of foldText(name).split(/[,;(]/)) {
    const found = lastKind(stemWords(part), flavour !== undefined);
    flavour ??= found.flavour;
    if (found.kind === undefined) continue;
    const isTaste =
      flavour !== undefined && !found.followed && TASTES[flavour]?.includes(found.kind) === true;
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
    if (FLAVOURS.has(match.value)) {
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
