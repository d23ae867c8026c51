import type { Certainty } from '#contract/guideline.ts';
import { answerName } from '#contract/standard-names.ts';
import {
  type OutcomeTone,
  STANDARD_OUTCOMES,
  type StandardForce,
  type StandardKey,
} from '#contract/standards.ts';
import { say, t } from '#server/language/speech.ts';
import type { Evidence } from './evidence.ts';

/** A rule book that looks at one product, in the versions it has had. */
export interface Standard<Key extends string = StandardKey> {
  /** Kept for good: addresses and filters name it. */
  readonly key: Key;
  readonly issuer: string;
  /** Where it holds or is used. */
  readonly place: string;
  readonly force: StandardForce;
  /** What it asks of a product, in a sentence. */
  readonly asks: string;
  /** Whom it binds, or who uses it, in a sentence. */
  readonly binds: string;
  /** Best first. */
  readonly outcomes: readonly Outcome[];
  /** Oldest first, each until the next one. */
  readonly versions: readonly StandardVersion[];
}

export interface Outcome {
  readonly key: string;
  readonly name: string;
  readonly tone: OutcomeTone;
}

/** Of a standard that is met or not. */
export type EitherOutcome = readonly [good: Outcome, bad: Outcome];

/** The two outcomes of a standard that is met or not. */
export function either(standard: StandardKey): EitherOutcome {
  const [good, bad] = STANDARD_OUTCOMES[standard];
  return [
    { key: good, name: answerName(standard, good), tone: 'good' },
    { key: bad, name: answerName(standard, bad), tone: 'bad' },
  ];
}

/** The outcomes of a standard that puts products on a scale. */
export function steps(standard: StandardKey): readonly Outcome[] {
  return STANDARD_OUTCOMES[standard].map((key) => ({ key, name: answerName(standard, key), tone: 'step' }));
}

export interface StandardVersion {
  readonly version: string;
  /** The first day, as YYYY-MM-DD. */
  readonly from: string;
  readonly source: string;
  readonly certainty: Certainty;
  readonly judge: (evidence: Evidence) => Judgement;
}

/** What a version says of a product. */
export interface Judgement {
  /** Keys of the outcomes it can be, best first: one where it is known, none where the standard is not about this food. */
  readonly possible: readonly string[];
  /** What is not known and would decide, in English. */
  readonly missing: readonly string[];
  /** Says why. Import stores the outcome alone, and must not pay for sentences. */
  readonly explain: () => Explanation;
}

export interface Explanation {
  /** One sentence: what, and why or for want of what. */
  readonly summary: string;
  readonly criteria: readonly StandardCriterion[];
  /** How far it may be trusted: rounding, a chart, a lower bound. */
  readonly notes: readonly string[];
}

/** A judgement with its explanation. */
export type ExplainedJudgement = Omit<Judgement, 'explain'> & Explanation;

export interface StandardCriterion {
  readonly label: string;
  /** The least and most it can be, in `unit`; null: no bound is known. */
  readonly from: number | null;
  readonly to: number | null;
  readonly unit: string | null;
  /** "4 of 10 points", "high", "limit 6 g". */
  readonly finding: string;
  readonly verdict: 'pass' | 'fail' | 'unknown' | 'neutral';
}

/** A standard that is not about this food; `why` is a constant clause after "this". */
export function notAbout(why: string): Judgement {
  return judged([], () => t`Not applicable: this ${say(why)}.`);
}

/** An outcome that is plain from what the food is. */
export function judged(possible: readonly string[], summary: () => string): Judgement {
  return { possible, missing: [], explain: () => ({ summary: summary(), criteria: [], notes: [] }) };
}

/** The same judgement with a further note on how far it may be trusted. */
export function withNote(judgement: Judgement, note: string): Judgement {
  return {
    ...judgement,
    explain() {
      const explanation = judgement.explain();
      return { ...explanation, notes: [...explanation.notes, say(note)] };
    },
  };
}
