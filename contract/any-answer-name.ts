import { t } from 'ttag';
import { type AnyStandardKey, isGuideline } from './all-standards.ts';
import type { Verdict } from './guideline.ts';
import { answerName } from './standard-names.ts';
import type { StandardAnswer } from './standards.ts';

const VERDICT_NAMES: Readonly<Record<Verdict, string>> = {
  pass: t`Meets it`,
  fail: t`Does not meet it`,
  unknown: t`Cannot be told`,
  not_applicable: t`Not about such foods`,
};

/** "A", "Meets it", "Cannot be told". */
export function anyAnswerName(key: AnyStandardKey, answer: string): string {
  return isGuideline(key) ? VERDICT_NAMES[answer as Verdict] : answerName(key, answer as StandardAnswer);
}
