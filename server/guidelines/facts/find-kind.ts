import { foldText } from '../ingredients/fold-text.ts';
import { matchPhrase } from '../ingredients/phrase-index.ts';
import { stemWords } from '../ingredients/stem-words.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BRICK_KINDS, CLASS_KINDS, FAMILY_KINDS, type GpcRow } from './gpc-kinds.ts';
import { NAME_KINDS } from './name-kinds.ts';
import type { ProductKind } from './product-kinds.ts';

export interface FoundKind {
  readonly kind: ProductKind;
  /** What told it. */
  readonly from: 'GPC brick' | 'GPC class' | 'GPC family' | 'name';
}

/** What a name says after these words is beside the point: "crackers with cheese", "tuna in water". */
const TAIL = new Set(['with', 'in', 'for', 'from', 'w', 'made', 'flavored', 'avec']);

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

/** What a name's fresh food is in a family of processed ones. */
const KEPT: Readonly<Partial<Record<ProductKind, ProductKind>>> = {
  fresh_fruit: 'canned_fruit',
  fresh_vegetable: 'canned_vegetable',
};

/** The kind of a product by its GPC codes, sharpened by its name where the code leaves it open; undefined where neither tells. */
export function findKind(subject: GuidelineSubject): FoundKind | undefined {
  const byCode = kindByCode(subject);
  if (byCode !== undefined && byCode.or === undefined) return byCode.found;
  const named = subject.name === null ? undefined : kindByName(subject.name);
  if (byCode === undefined) return named === undefined ? undefined : { kind: named, from: 'name' };
  for (const kind of named === undefined ? [] : [named, KEPT[named]]) {
    if (kind !== undefined && byCode.or?.includes(kind)) return { kind, from: 'name' };
  }
  return byCode.found;
}

interface ByCode {
  readonly found: FoundKind | undefined;
  readonly or?: readonly ProductKind[] | undefined;
}

function kindByCode({ brick_code, class_code, family_code }: GuidelineSubject): ByCode | undefined {
  const brick = brick_code === null ? undefined : BRICK_KINDS.get(brick_code);
  if (brick !== undefined) return { found: { kind: brick, from: 'GPC brick' } };
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
    const found = lastKind(stemWords(part));
    if (found.kind !== undefined) return found.kind;
    flavour ??= found.flavour;
  }
  return flavour;
}

function lastKind(words: readonly string[]): {
  kind: ProductKind | undefined;
  flavour: ProductKind | undefined;
} {
  let kind: ProductKind | undefined;
  let flavour: ProductKind | undefined;
  for (let at = 0; at < words.length; ) {
    if ((kind !== undefined || flavour !== undefined) && TAIL.has(words[at] ?? '')) break;
    const match = matchPhrase(NAME_KINDS, words, at);
    if (match === undefined) {
      at++;
      continue;
    }
    if (FLAVOURS.has(match.value)) flavour = match.value;
    else kind = match.value;
    at += match.length;
  }
  return { kind, flavour };
}
