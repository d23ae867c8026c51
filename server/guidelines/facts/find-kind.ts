import { foldText } from '../ingredients/fold-text.ts';
import { matchPhrase } from '../ingredients/phrase-index.ts';
import { stemWords } from '../ingredients/stem-words.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BRICK_KINDS, CLASS_KINDS, FAMILY_KINDS } from './gpc-kinds.ts';
import { NAME_KINDS } from './name-kinds.ts';
import type { ProductKind } from './product-kinds.ts';

export interface FoundKind {
  readonly kind: ProductKind;
  /** What told it. */
  readonly from: 'GPC brick' | 'GPC class' | 'GPC family' | 'name';
}

/** What a name says after these words is beside the point: "crackers with cheese", "tuna in water". */
const TAIL = new Set(['with', 'in', 'for', 'from', 'w', 'made', 'flavored', 'avec']);

/** The kind of a product by its GPC codes, sharpened by its name where the code leaves it open; undefined where neither tells. */
export function findKind(subject: GuidelineSubject): FoundKind | undefined {
  const byCode = kindByCode(subject);
  if (byCode !== undefined && byCode.or === undefined) return byCode.found;
  const named = subject.name === null ? undefined : kindByName(subject.name);
  if (byCode === undefined) return named === undefined ? undefined : { kind: named, from: 'name' };
  return named !== undefined && byCode.or?.includes(named) ? { kind: named, from: 'name' } : byCode.found;
}

interface ByCode {
  readonly found: FoundKind | undefined;
  readonly or?: readonly ProductKind[] | undefined;
}

function kindByCode({ brick_code, class_code, family_code }: GuidelineSubject): ByCode | undefined {
  const classRow = class_code === null ? undefined : CLASS_KINDS[class_code];
  const brick = brick_code === null ? undefined : BRICK_KINDS.get(brick_code);
  if (brick !== undefined) return { found: { kind: brick, from: 'GPC brick' } };
  if (classRow !== undefined) {
    return {
      found: classRow.kind === null ? undefined : { kind: classRow.kind, from: 'GPC class' },
      or: classRow.or,
    };
  }
  const family = family_code === null ? undefined : FAMILY_KINDS[family_code];
  if (family === undefined) return undefined;
  return {
    found: family.kind === null ? undefined : { kind: family.kind, from: 'GPC family' },
    or: family.or,
  };
}

/** The last telling word of the first comma-separated part that has one. */
export function kindByName(name: string): ProductKind | undefined {
  for (const part of foldText(name).split(/[,;(]/)) {
    const words = stemWords(part);
    let kind: ProductKind | undefined;
    for (let at = 0; at < words.length; ) {
      if (kind !== undefined && TAIL.has(words[at] ?? '')) break;
      const match = matchPhrase(NAME_KINDS, words, at);
      if (match === undefined) at++;
      else {
        kind = match.value;
        at += match.length;
      }
    }
    if (kind !== undefined) return kind;
  }
  return undefined;
}
