import type { CategoryRules } from '../../rules/rule.ts';
import { PHILLY_RULES } from './rules.ts';

export const PHILLY_SET: CategoryRules = {
  guideline: 'philly',
  version: 'provisional 1',
  effective_from: null,
  certainty: 'reconstructed',
  provisional: true,
  rules: PHILLY_RULES,
};
