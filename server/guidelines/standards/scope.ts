import { listed } from '#server/language/lists.ts';
import { t } from '#server/language/speech.ts';
import { kindSet, type ProductKind } from '../facts/product-kinds.ts';
import type { Evidence } from './evidence.ts';
import { type Judgement, notAbout, type Outcome } from './standard.ts';
import { sayMissing } from './wants.ts';

/** Kinds that a scheme does not judge as they are sold, whatever the scheme. */
const NEVER: ReadonlyMap<ProductKind, string> = new Map([
  ['alcohol', t`is or goes with an alcoholic drink`],
  ['baby_food', t`is food for infants`],
  ['variety_pack', t`packs several foods, each judged for itself`],
]);
const CASE = t`is a case or pallet, judged by what it holds`;
const PREPARED = t`is judged as prepared, which the label does not state`;
const AS_PREPARED = kindSet('drink_to_prepare baking_supply broth');

/**
 * The judge of a standard, of products whose kind is known and in scope. Of others it says why not, or that it cannot be told.
 * @param outside further kinds out of scope, with a clause after "this"
 */
export function inScope(
  outcomes: readonly Outcome[],
  judge: (evidence: Evidence, kind: ProductKind) => Judgement,
  outside: ReadonlyMap<ProductKind, string> = new Map(),
): (evidence: Evidence) => Judgement {
  return (evidence) => {
    const { product_type } = evidence.facts.subject;
    if (product_type !== undefined && product_type !== null && product_type !== 'BASE_UNIT_OR_EACH')
      return notAbout(CASE);
    const kind = evidence.facts.kind?.kind;
    if (kind === undefined) return open(outcomes, ['the kind of food']);
    const why = NEVER.get(kind) ?? outside.get(kind);
    if (why !== undefined) return notAbout(why);
    if (AS_PREPARED.has(kind)) return notAbout(PREPARED);
    return judge(evidence, kind);
  };
}

/** Every outcome is possible, for want of these. */
export function open(outcomes: readonly Outcome[], missing: readonly string[]): Judgement {
  return {
    possible: outcomes.map(({ key }) => key),
    missing,
    explain: () => ({ summary: cannotBeTold(missing), criteria: [], notes: [] }),
  };
}

export function cannotBeTold(missing: readonly string[]): string {
  if (missing.length === 0) return t`Cannot be told: what it needs is not known.`;
  return t`Cannot be told: ${sentenceOf(missing)}.`;
}

const PLURAL: ReadonlySet<string> = new Set(['sugars', 'total sugars', 'added sugars', 'calories']);

/** "salt and fiber are not known", "added sugars are not known". */
export function sentenceOf(missing: readonly string[]): string {
  const names = listed(missing.map(sayMissing));
  return missing.length === 1 && !PLURAL.has(missing[0] ?? '')
    ? t`${names} is not known`
    : t`${names} are not known`;
}
