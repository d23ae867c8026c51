import type { GuidelineSubject } from '../subject.ts';
import { GPC_KINDS } from './gpc-kinds.ts';
import { kindByName } from './kind-by-name.ts';
import { kindSet, type ProductKind } from './product-kinds.ts';

export interface FoundKind {
  readonly kind: ProductKind;
  /** The evidence for it. */
  readonly from: 'GPC brick' | 'GPC class' | 'GPC family' | 'name';
}

/** One food in several states: where a code leaves only other states open, the name's state gives way. */
const STATES: readonly ReadonlySet<ProductKind>[] = [
  kindSet('fresh_fruit canned_fruit frozen_fruit dried_fruit'),
  kindSet('fresh_vegetable canned_vegetable frozen_vegetable beans'),
  kindSet('raw_meat prepared_meat'),
  kindSet('raw_fish prepared_fish'),
];

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
