import { t } from 'ttag';
import type { LawAnswer } from '#contract/ingredient-laws.ts';

/** What a label says by the ingredient laws of some places. Never "compliant": traces are on no label. */
export const LAW_ANSWER_WORDS: Readonly<Record<LawAnswer, string>> = {
  not_named: t`Names nothing forbidden`,
  named: t`Names something forbidden`,
  named_later: t`Names something forbidden later`,
  unknown: t`Cannot be told`,
  unknown_later: t`Cannot be told for later`,
};

/** The same by laws that are asked for by themselves: some of them forbid nothing. */
export const NAMED_WORDS: Readonly<Record<LawAnswer, string>> = {
  ...LAW_ANSWER_WORDS,
  not_named: t`Not named`,
  named: t`Named`,
  named_later: t`Named, for later`,
};
