import { NUTRIENTS } from '#contract/nutrition.ts';
import { t } from '#server/language/speech.ts';
import type { GoodChoiceCategory } from '../../facts/product-kinds.ts';
import { type Demand, demandRule, type Limit, limitRule, type Rule, rule } from '../../rules/rule.ts';
import { EVERY_CATEGORY } from '../good-choice/rules.ts';

/** Philadelphia's categories: Good Choice's, with whole meals and dressings on their own. */
export type PhillyCategory = GoodChoiceCategory | 'frozen_meal' | 'dressing';
const EVERY: readonly PhillyCategory[] = [...EVERY_CATEGORY, 'frozen_meal', 'dressing'];
const WITH_NUTS = ['snack_with_nuts_or_cheese'];
const LIMITED_APART: readonly PhillyCategory[] = ['snacks', 'frozen_meal'];
const OTHERS = EVERY.filter((category) => !LIMITED_APART.includes(category));

/** "Recommended" is taken to need the required and the recommended conditions. */
type Tier = 'required' | 'recommended';

/**
 * Filled in from New York's standards and memory: Philadelphia's own tables (revised 1 September 2021) were not seen.
 * Every row is a reconstruction and says so wherever it appears.
 */
const LIMITS: readonly (readonly [Tier, readonly PhillyCategory[], label: string, ...Limit])[] = [
  ['required', OTHERS, t`Sodium per serving`, 'sodium', 'serving', '<=', 480],
  ['required', ['sandwich_bread'], t`Sodium per slice`, 'sodium', 'slice', '<=', 180],
  ['required', ['sandwich_bread'], t`Fiber per slice`, 'dietary_fiber', 'slice', '>=', 2],
  ['required', ['frozen_meal'], t`Sodium per meal`, 'sodium', 'serving', '<=', 805],
  ['required', ['dressing'], t`Sodium per serving, dressing`, 'sodium', 'serving', '<=', 290],
  ['required', ['baked_goods'], t`Sodium per serving, baked goods`, 'sodium', 'serving', '<=', 290],
  ['required', ['cereal'], t`Sodium per serving, cereal`, 'sodium', 'serving', '<=', 215],
  ['required', ['cereal'], t`Sugars per serving`, 'sugars', 'serving', '<=', 10],
  ['required', ['cereal'], t`Fiber per serving`, 'dietary_fiber', 'serving', '>=', 2],
  ['recommended', ['cereal'], t`Sugars per serving, recommended`, 'sugars', 'serving', '<=', 6],
  ['recommended', ['grains'], t`Fiber per serving, recommended`, 'dietary_fiber', 'serving', '>=', 3],
  ['required', ['produce', 'meat'], t`Sodium per serving, canned or frozen`, 'sodium', 'serving', '<=', 290],
  ['required', ['milk'], t`Fat per 8 fl oz`, 'total_fat', '8 fl oz', '<=', 3, ['milk_substitute']],
  ['required', ['yogurt'], t`Sugars per 8 oz`, 'sugars', '8 oz', '<=', 30],
  ['required', ['beverages'], t`Calories per 8 fl oz`, 'calories', '8 fl oz', '<=', 25, ['pure_juice']],
  ['required', ['snacks'], t`Calories per package`, 'calories', 'package', '<=', 200],
  ['required', ['snacks'], t`Fat per package`, 'total_fat', 'package', '<=', 7, WITH_NUTS],
  ['required', ['snacks'], t`Saturated fat per package`, 'saturated_fat', 'package', '<=', 2, WITH_NUTS],
  ['required', ['snacks'], t`Sodium per package`, 'sodium', 'package', '<=', 200],
  ['required', ['snacks'], t`Sugars per package`, 'sugars', 'package', '<=', 10, ['snack_of_fruit']],
  [
    'recommended',
    ['snacks'],
    t`Fiber per package, recommended`,
    'dietary_fiber',
    'package',
    '>=',
    2,
    ['snack_without_grain'],
  ],
];

const DEMANDS: readonly (readonly [Tier, readonly PhillyCategory[], ...Demand])[] = [
  ['required', ['sandwich_bread'], 'whole_grain', t`Grain`, t`whole grain`],
  ['recommended', ['baked_goods', 'grains'], 'whole_grain', t`Grain, recommended`, t`whole grain`],
  ['required', ['produce'], 'packed_in', t`Packed in`, t`water or its own juice, no added sugar`],
  ['required', ['produce'], 'added_sugars_named', t`Added sugars`, t`none`],
  ['recommended', ['produce'], 'added_salt', t`Added salt, recommended`, t`none`],
  ['required', ['milk'], 'added_sugars_named', t`Added sugars`, t`none`],
  ['recommended', ['processed_meat'], 'processed_meat', t`Processed meat, recommended`, t`none`],
];

/** Where a rule of a tier comes from, and how far it is to be trusted. */
const sourced = (tier: Tier, text: string) =>
  ({
    source: `Philadelphia Nutrition Standards, reconstructed, not the published text (${tier}): ${text}`,
    certainty: 'reconstructed',
  }) as const;

/** The provisional set. */
export const PHILLY_RULES: readonly Rule[] = [
  rule({
    id: 'required.trans_fat',
    label: t`Trans fat`,
    quantity: 'declared_trans_fat',
    basis: 'serving',
    comparison: '=',
    limit: 0,
    unit: 'g',
    appliesTo: EVERY,
    ...sourced('required', '0 g trans fat'),
  }),
  ...LIMITS.map(([tier, appliesTo, label, ...row]) => {
    const [nutrient, , comparison, limit] = row;
    return limitRule(row, {
      id: `${tier}.${appliesTo.length > 2 ? 'all' : appliesTo[0]}.${nutrient}`,
      label,
      appliesTo,
      ...sourced(tier, `${label}, ${comparison} ${limit} ${NUTRIENTS[nutrient].unit}`),
    });
  }),
  rule({
    id: 'recommended.meat.fat',
    label: t`Fat by weight, recommended`,
    quantity: 'fat_weight_share',
    comparison: '<=',
    limit: 10,
    unit: '%',
    appliesTo: ['meat', 'processed_meat'],
    ...sourced('recommended', 'lean meat, not more than 10 % fat'),
  }),
  ...DEMANDS.map(([tier, appliesTo, ...demand]) => {
    const [quantity, label, limit] = demand;
    return demandRule(demand, {
      id: `${tier}.${appliesTo[0]}.${quantity}`,
      appliesTo,
      ...sourced(tier, `${label.toLowerCase()} ${limit}`),
    });
  }),
];
