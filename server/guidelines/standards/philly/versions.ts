import { t } from '#server/language/speech.ts';
import type { CategoryRules } from '../../rules/rule.ts';
import { PHILLY_RULES } from './rules.ts';

export const PHILLY_SET: CategoryRules = {
  guideline: 'philly',
  version: t`provisional 1`,
  effective_from: null,
  certainty: 'reconstructed',
  provisional: true,
  rules: PHILLY_RULES,
};
