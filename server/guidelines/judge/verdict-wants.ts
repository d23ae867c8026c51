import type { NutrientLabel } from '#contract/nutrition.ts';
import type { Want } from '#contract/standards.ts';
import type { Facts } from '../facts/derive-facts.ts';
import type { Quantity, Rule, RuleSet } from '../rules/rule.ts';
import { rulesByCategory } from '../rules/rule-sets.ts';
import { findCategory } from './find-category.ts';
import { type Judgement, judgeRule } from './judge-rule.ts';
import { isStated } from './measure.ts';

/** For want of what no verdict can be given, in the order of the rules; empty where one can, or nothing would decide. */
export function verdictWants(set: RuleSet, facts: Facts): Want[] {
  const found = findCategory(set, facts);
  if (found.state === 'unknown') return ['kind'];
  if (found.state === 'not_applicable') return [];
  const wants = new Set<Want>();
  for (const rule of rulesByCategory(set).get(found.category) ?? []) {
    const judgement = judgeRule(facts, rule);
    if (judgement.verdict === 'fail') return [];
    const want = judgement.verdict === 'unknown' ? wantOf(facts, rule, judgement) : undefined;
    if (want !== undefined) wants.add(want);
  }
  return [...wants];
}

/** Nutrients that rules look at, and what their lack is called. */
const NUTRIENT_WANTS: Readonly<Partial<Record<Quantity, Want>>> = {
  calories: 'energy',
  total_fat: 'fat',
  saturated_fat: 'saturated_fat',
  sugars: 'sugars',
  added_sugars: 'added_sugars',
  sodium: 'salt',
  dietary_fiber: 'fiber',
};

/** Shares are of a nutrient in the energy or the weight. */
const SHARES: Readonly<Partial<Record<Quantity, readonly [NutrientLabel, Want, of: Want]>>> = {
  fat_energy_share: ['total_fat', 'fat', 'energy'],
  saturated_fat_energy_share: ['saturated_fat', 'saturated_fat', 'energy'],
  sugar_weight_share: ['sugars', 'sugars', 'amount'],
  fat_weight_share: ['total_fat', 'fat', 'amount'],
  declared_trans_fat: ['trans_fat', 'trans_fat', 'amount'],
};

/** What is past a limit is open only for an exemption: the ingredients show those. */
function wantOf(facts: Facts, { quantity }: Rule, { unlifted }: Judgement): Want | undefined {
  if (unlifted === 'fail') return 'ingredients';
  const share = SHARES[quantity];
  if (share) return isStated(facts, share[0]) ? share[2] : share[1];
  const nutrient = NUTRIENT_WANTS[quantity];
  if (nutrient) return isStated(facts, quantity as NutrientLabel) ? 'amount' : nutrient;
  if (quantity === 'container_volume') return 'amount';
  // It asks for nutrients that no source of the catalogue has.
  return quantity === 'milk_equivalence' ? undefined : 'ingredients';
}
