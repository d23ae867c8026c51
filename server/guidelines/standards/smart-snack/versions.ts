import { rulesInForce, type SmartSnackRules, type SmartSnackTerms } from '../../rules/rule.ts';
import { SMART_SNACK_DRINKS } from './drinks.ts';
import { isExemptionInForce } from './exemptions.ts';
import { SMART_SNACK_FOODS } from './foods.ts';
import { AMENDED } from './text.ts';

const SMART_SNACK = [...SMART_SNACK_FOODS, ...SMART_SNACK_DRINKS];

/** 7 CFR 210.11(l)(3)(v) and (a)(3)(i) as amended; before, not more than 5 kcal and a whole grain-rich food. */
const TERMS: SmartSnackTerms = { calorieFree: '<', entreeGrain: 'any' };
const TERMS_BEFORE: SmartSnackTerms = { calorieFree: '<=', entreeGrain: 'whole' };

export interface SmartSnackVersion extends SmartSnackRules {
  readonly effective_from: string;
}

function smartSnackAt(version: string, day: string): SmartSnackVersion {
  return {
    guideline: 'smart_snack',
    version,
    effective_from: day,
    certainty: 'certain',
    provisional: false,
    terms: day < AMENDED ? TERMS_BEFORE : TERMS,
    rules: rulesInForce(SMART_SNACK, day).map((rule) => ({
      ...rule,
      exemptions: rule.exemptions.filter((id) => isExemptionInForce(id, day)),
    })),
  };
}

/** Older first; verdicts are of the last. */
export const SMART_SNACK_VERSIONS = [
  smartSnackAt('2014', '2014-07-01'),
  smartSnackAt('2016', '2016-07-29'),
  smartSnackAt('2024', '2024-07-01'),
  smartSnackAt('2025', '2025-07-01'),
] as const;
