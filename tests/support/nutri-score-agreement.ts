import { deriveFacts } from '#server/guidelines/facts/derive-facts.ts';
import { readEvidence } from '#server/guidelines/standards/evidence.ts';
import { NUTRI_SCORE } from '#server/guidelines/standards/nutri-score/nutri-score.ts';
import { exactly } from '#server/guidelines/standards/range.ts';
import { judgeStandards } from '#server/guidelines/standards/standards.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { type GradedProduct, readOffGrades } from './off-grades.ts';

export interface ComparedProduct extends GradedProduct {
  /** The grades that our answer leaves open. */
  readonly ours: readonly string[];
  /** The same by Open Food Facts' share of fruit, and without fiber where none is stated, as it counts. */
  readonly withTheirInputs: readonly string[];
  readonly missing: readonly string[];
}

export interface Agreement {
  readonly of: number;
  readonly agree: number;
}

/** Every product that Open Food Facts grades by figures in its export, and what we grade it. */
export async function compareNutriScores(): Promise<ComparedProduct[]> {
  return (await readOffGrades()).map((product) => {
    const [finding] = judgeStandards(deriveFacts(product.subject), '2026-11-24', ['nutri_score']);
    const theirs = judgeAsTheirs(product);
    return {
      ...product,
      ours: finding?.judgement.possible ?? [],
      withTheirInputs: theirs.possible,
      missing: theirs.missing,
    };
  });
}

function judgeAsTheirs({ subject, plants }: GradedProduct) {
  const [version] = NUTRI_SCORE.versions;
  if (version === undefined) throw new Error('Nutri-Score has no version.');
  const { printed } = readEvidence(deriveFacts(withFiber(subject)));
  return version.judge({ ...printed, plants: () => exactly(plants) });
}

function withFiber(subject: GuidelineSubject): GuidelineSubject {
  if (subject.per_100.dietary_fiber !== undefined) return subject;
  const none = { dietary_fiber: 0 };
  return {
    ...subject,
    per_100: { ...subject.per_100, ...none },
    per_serving: { ...subject.per_serving, ...none },
  };
}

/** Products with all inputs: one grade is left, which is theirs or not. */
export function agreementOf(
  products: readonly ComparedProduct[],
  grades: (product: ComparedProduct) => readonly string[],
): Agreement {
  const told = products.filter((product) => grades(product).length === 1);
  return { of: told.length, agree: told.filter((product) => grades(product)[0] === product.grade).length };
}

/** Answers that leave some grades open, and not all: theirs is among them or not. */
export function boundsOf(products: readonly ComparedProduct[]): Agreement {
  const bounded = products.filter(({ ours }) => ours.length > 1 && ours.length < 5);
  return { of: bounded.length, agree: bounded.filter(({ ours, grade }) => ours.includes(grade)).length };
}
