import { t } from '#server/language/speech.ts';
import type { CategoryRules } from '../../rules/rule.ts';
import { GOOD_CHOICE_NYC_2025, GOOD_CHOICE_SHEET } from './rules.ts';

export const GOOD_CHOICE_RULES: CategoryRules = {
  guideline: 'good_choice',
  version: t`15 categories`,
  effective_from: null,
  certainty: 'likely',
  provisional: false,
  rules: GOOD_CHOICE_SHEET,
};

/** New York's food standards of 2025: not known to be part of Good Choice, and kept apart from it. */
export const GOOD_CHOICE_LATER: CategoryRules = {
  guideline: 'good_choice',
  version: 'NYC 2025',
  effective_from: '2026-07-01',
  certainty: 'likely',
  provisional: false,
  rules: GOOD_CHOICE_NYC_2025,
};
