import type { Allergen } from '#contract/allergens.ts';
import type { Alternative, Alternatives } from '#contract/alternatives.schema.ts';
import { GUIDELINE_KEYS, GUIDELINES, type Guideline } from '#contract/guideline.ts';
import { listGuidelineSubjects } from '#server/catalogue/evaluation/subject.queries.ts';
import type { Db } from '#server/db/schema.ts';
import { deriveFacts } from '#server/guidelines/facts/derive-facts.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { t } from '#server/language/speech.ts';
import { type Comparable, findKindTitle, listOfKind } from './candidates.queries.ts';
import { compareAllergens } from './compare-allergens.ts';
import { compareFigures } from './compare-figures.ts';
import { nearness, nearnessWithFigures } from './nearness.ts';

export interface Wanted {
  readonly freeFrom: readonly Allergen[];
  readonly most: number;
  /** Of those that are silent about an allergen. */
  readonly mostUndeclared: number;
}

/** Ranked by their own figures: as many of the nearest by what a list shows. */
const WITH_FIGURES = 16;

/**
 * Finds alternatives that pass each of the guidelines by its version of a day (YYYY-MM-DD), or that it does not apply to where it does not to the product in
 * question either. Remembers the products of a kind: make one for each call.
 */
export function alternativesFinder(db: Db, guidelines: readonly Guideline[], day: string) {
  const ofKind = remembered((by: 'brick_code' | 'class_code', code: string) =>
    listOfKind(db, by, code, guidelines, day),
  );
  const subjects = new Map<string, GuidelineSubject>();
  const load = async (gtins: readonly string[]) => {
    const missing = gtins.filter((gtin) => !subjects.has(gtin));
    for (const [gtin, subject] of await listGuidelineSubjects(db, missing))
      subjects.set(gtin, deriveFacts(subject).subject);
  };

  return async (of: Comparable, { freeFrom, most, mostUndeclared }: Wanted): Promise<Alternatives> => {
    for (const by of ['brick_code', 'class_code'] as const) {
      const code = of[by];
      if (code === null) continue;
      const all = (await ofKind(by, code)).filter((other) => isAllowed(of, other, guidelines));
      const fitting = all.filter((other) =>
        freeFrom.every((key) => other.allergens.get(key) === 'free_from'),
      );
      const undeclared = all.filter((other) => !fitting.includes(other) && namesNone(other, freeFrom));
      if (fitting.length + undeclared.length === 0 && by === 'brick_code') continue;
      return {
        kind: await findKindTitle(db, by, code),
        fitting: { total: fitting.length, nearest: await pick(of, fitting, most) },
        undeclared: { total: undeclared.length, nearest: await pick(of, undeclared, mostUndeclared) },
      };
    }
    const none = { total: 0, nearest: [] };
    return { kind: null, fitting: none, undeclared: none };
  };

  async function pick(of: Comparable, others: readonly Comparable[], most: number): Promise<Alternative[]> {
    if (most === 0 || others.length === 0) return [];
    const near = sortedBy(others, (other) => nearness(of, other)).slice(0, WITH_FIGURES);
    await load([of, ...near].map(({ product }) => product.gtin));
    const subjectOf = ({ product }: Comparable) => subjects.get(product.gtin);
    return sortedBy(near, (other) => nearnessWithFigures(of, other, subjectOf(of), subjectOf(other)))
      .slice(0, most)
      .map((other) => describeOther(of, other, guidelines, subjectOf(of), subjectOf(other)));
  }
}

function isAllowed(of: Comparable, other: Comparable, guidelines: readonly Guideline[]): boolean {
  return (
    other.product.gtin !== of.product.gtin &&
    guidelines.every(
      (key) =>
        other.product.verdicts[key] === 'pass' ||
        (other.product.verdicts[key] === 'not_applicable' && of.product.verdicts[key] === 'not_applicable'),
    )
  );
}

/** Says nothing of them, or is free from them: what says nothing may contain them all the same. */
function namesNone({ allergens }: Comparable, freeFrom: readonly Allergen[]): boolean {
  return freeFrom.every((key) => (allergens.get(key) ?? 'free_from') === 'free_from');
}

function describeOther(
  of: Comparable,
  other: Comparable,
  asked: readonly Guideline[],
  ofSubject: GuidelineSubject | undefined,
  otherSubject: GuidelineSubject | undefined,
): Alternative {
  const figures = compareFigures(ofSubject, otherSubject);
  const allergens = compareAllergens(of.allergens, other.allergens);
  const others = GUIDELINE_KEYS.filter((key) => !asked.includes(key));
  const changed = (from: 'pass' | 'fail', to: 'pass' | 'fail' | 'unknown', said: (name: string) => string) =>
    others
      .filter((key) => of.product.verdicts[key] === from && other.product.verdicts[key] === to)
      .map((key) => said(GUIDELINES[key].name));
  const [novaWas, nova] = [of.nova_label, other.nova_label];
  const novaText = t`NOVA ${nova}, was ${novaWas}`;
  return {
    product: other.product,
    basis: figures.basis,
    better: [
      ...changed('fail', 'pass', (name) => t`Passes ${name}`),
      ...figures.better,
      ...allergens.better,
      ...(nova !== null && novaWas !== null && nova < novaWas ? [novaText] : []),
    ],
    worse: [
      ...changed('pass', 'fail', (name) => t`Fails ${name}`),
      ...changed('pass', 'unknown', (name) => t`Cannot be judged by ${name}`),
      ...figures.worse,
      ...allergens.worse,
      ...(nova !== null && novaWas !== null && nova > novaWas ? [novaText] : []),
    ],
  };
}

/** The highest first. */
function sortedBy(others: readonly Comparable[], rank: (other: Comparable) => number): Comparable[] {
  return others
    .map((other) => ({ other, rank: rank(other) }))
    .toSorted((a, b) => b.rank - a.rank || (a.other.product.gtin < b.other.product.gtin ? -1 : 1))
    .map(({ other }) => other);
}

function remembered<A extends readonly string[], T>(look: (...asked: A) => Promise<T>) {
  const known = new Map<string, Promise<T>>();
  return (...asked: A): Promise<T> => {
    const key = asked.join(' ');
    const answer = known.get(key) ?? look(...asked);
    known.set(key, answer);
    return answer;
  };
}
