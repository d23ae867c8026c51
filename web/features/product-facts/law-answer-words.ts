import type { LawAnswer } from '#contract/ingredient-laws.ts';

/** What a label says by the ingredient laws of some places. Never "compliant": traces are on no label. */
export const LAW_ANSWER_WORDS: Readonly<Record<LawAnswer, string>> = {
  not_named: 'Names nothing forbidden',
  named: 'Names something forbidden',
  named_later: 'Names something forbidden later',
  unknown: 'Cannot be told',
  unknown_later: 'Cannot be told for later',
};
