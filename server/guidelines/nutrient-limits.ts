import { begunBy } from '#contract/first-days.ts';
import type { NutrientLimits, PastLimit } from '#contract/guideline.schema.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import { deriveFacts, type Facts } from './facts/derive-facts.ts';
import { explainVerdict } from './judge/judge.ts';
import { isNutrient } from './judge/label-rounding.ts';
import type { DerivedQuantity, Quantity, RuleSet } from './rules/rule.ts';
import { perRuleSet, ruleSetOn } from './rules/rule-sets.ts';
import type { GuidelineSubject } from './subject.ts';

/** The nutrient that a share is of, and whose figure it marks. */
const SHARE_OF: Readonly<Partial<Record<DerivedQuantity, NutrientLabel>>> = {
  fat_energy_share: 'total_fat',
  fat_weight_share: 'total_fat',
  saturated_fat_energy_share: 'saturated_fat',
  sugar_weight_share: 'sugars',
  declared_trans_fat: 'trans_fat',
};

/**
 * The nutrient limits of the guidelines of a day (YYYY-MM-DD) that a product exceeds, and its implausible values. Pure;
 * agrees with the full explanation.
 */
export function nutrientLimits(subject: GuidelineSubject, day: string): NutrientLimits {
  const facts = deriveFacts(subject);
  return {
    past: begunBy(day, GUIDELINE_KEYS).flatMap((guideline) => pastLimits(ruleSetOn(guideline, day), facts)),
    implausible: [...facts.implausible],
  };
}

function pastLimits(set: RuleSet, facts: Facts): PastLimit[] {
  return explainVerdict(set, facts).criteria.flatMap(
    ({ id, verdict, label, measured, limit, unit, comparison, margin, rounding }) => {
      const nutrient = verdict === 'fail' ? nutrientsOf(set).get(id) : undefined;
      return nutrient === undefined
        ? []
        : [
            {
              guideline: set.guideline,
              nutrient,
              label,
              measured,
              limit,
              unit,
              comparison,
              margin,
              rounding,
            },
          ];
    },
  );
}

/** The nutrient that each rule is about, by the rule's id; rules about anything else are left out. */
const nutrientsOf = perRuleSet(
  ({ rules }): ReadonlyMap<string, NutrientLabel> =>
    new Map(
      rules.flatMap(({ id, quantity }) => {
        const nutrient = nutrientOf(quantity);
        return nutrient === undefined ? [] : [[id, nutrient] as const];
      }),
    ),
);

function nutrientOf(quantity: Quantity): NutrientLabel | undefined {
  return isNutrient(quantity) ? quantity : SHARE_OF[quantity];
}
