import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { RuleBasis } from '../facts/amounts.ts';
import { GOOD_CHOICE_CATEGORIES, type GoodChoiceCategory } from '../facts/product-kinds.ts';
import { type Comparison, type Quantity, type Rule, rule } from './rule.ts';

/** Philadelphia's categories: Good Choice's, with whole meals and dressings on their own. */
export type PhillyCategory = GoodChoiceCategory | 'frozen_meal' | 'dressing';
const EVERY: readonly PhillyCategory[] = [
  ...(Object.keys(GOOD_CHOICE_CATEGORIES) as GoodChoiceCategory[]),
  'frozen_meal',
  'dressing',
];
const WITH_NUTS = ['snack_with_nuts_or_cheese'];
const LIMITED_APART: readonly PhillyCategory[] = ['snacks', 'frozen_meal'];

type Row = readonly [
  tier: 'required' | 'recommended',
  categories: readonly PhillyCategory[],
  nutrient: NutrientLabel,
  label: string,
  basis: RuleBasis,
  comparison: Comparison,
  limit: number,
  exemptions?: readonly string[],
];

/**
 * Filled in from New York's standards and memory: Philadelphia's own tables (revised 1 September 2021) were not seen.
 * Every row is a reconstruction and says so wherever it appears.
 */
const LIMITS: readonly Row[] = [
  [
    'required',
    EVERY.filter((category) => !LIMITED_APART.includes(category)),
    'sodium',
    'Sodium per serving',
    'serving',
    '<=',
    480,
  ],
  ['required', ['sandwich_bread'], 'sodium', 'Sodium per slice', 'slice', '<=', 180],
  ['required', ['sandwich_bread'], 'dietary_fiber', 'Fiber per slice', 'slice', '>=', 2],
  ['required', ['frozen_meal'], 'sodium', 'Sodium per meal', 'serving', '<=', 805],
  ['required', ['dressing'], 'sodium', 'Sodium per serving, dressing', 'serving', '<=', 290],
  ['required', ['baked_goods'], 'sodium', 'Sodium per serving, baked goods', 'serving', '<=', 290],
  ['required', ['cereal'], 'sodium', 'Sodium per serving, cereal', 'serving', '<=', 215],
  ['required', ['cereal'], 'sugars', 'Sugars per serving', 'serving', '<=', 10],
  ['required', ['cereal'], 'dietary_fiber', 'Fiber per serving', 'serving', '>=', 2],
  ['recommended', ['cereal'], 'sugars', 'Sugars per serving, recommended', 'serving', '<=', 6],
  ['recommended', ['grains'], 'dietary_fiber', 'Fiber per serving, recommended', 'serving', '>=', 3],
  ['required', ['produce', 'meat'], 'sodium', 'Sodium per serving, canned or frozen', 'serving', '<=', 290],
  ['required', ['milk'], 'total_fat', 'Fat per 8 fl oz', '8 fl oz', '<=', 3, ['milk_substitute']],
  ['required', ['yogurt'], 'sugars', 'Sugars per 8 oz', '8 oz', '<=', 30],
  ['required', ['beverages'], 'calories', 'Calories per 8 fl oz', '8 fl oz', '<=', 25, ['pure_juice']],
  ['required', ['snacks'], 'calories', 'Calories per package', 'package', '<=', 200],
  ['required', ['snacks'], 'total_fat', 'Fat per package', 'package', '<=', 7, WITH_NUTS],
  ['required', ['snacks'], 'saturated_fat', 'Saturated fat per package', 'package', '<=', 2, WITH_NUTS],
  ['required', ['snacks'], 'sodium', 'Sodium per package', 'package', '<=', 200],
  ['required', ['snacks'], 'sugars', 'Sugars per package', 'package', '<=', 10, ['snack_of_fruit']],
  [
    'recommended',
    ['snacks'],
    'dietary_fiber',
    'Fiber per package, recommended',
    'package',
    '>=',
    2,
    ['snack_without_grain'],
  ],
];

type Demand = readonly [
  tier: 'required' | 'recommended',
  categories: readonly PhillyCategory[],
  quantity: Quantity,
  label: string,
  limit: string,
  exemptions?: readonly string[],
];

const DEMANDS: readonly Demand[] = [
  ['required', ['sandwich_bread'], 'whole_grain', 'Grain', 'whole grain'],
  ['recommended', ['baked_goods', 'grains'], 'whole_grain', 'Grain, recommended', 'whole grain'],
  ['required', ['produce'], 'packed_in', 'Packed in', 'water or its own juice, no added sugar'],
  ['required', ['produce'], 'added_sugars_named', 'Added sugars', 'none'],
  ['recommended', ['produce'], 'added_salt', 'Added salt, recommended', 'none'],
  ['required', ['milk'], 'added_sugars_named', 'Added sugars', 'none'],
  ['recommended', ['processed_meat'], 'processed_meat', 'Processed meat, recommended', 'none'],
];

const SOURCE = 'Philadelphia Nutrition Standards, reconstructed';

const sourced = (tier: string, text: string) => `${SOURCE}, not the published text (${tier}): ${text}`;

/** The provisional set. "Recommended" is taken to need the required and the recommended conditions. */
export const PHILLY: readonly Rule[] = [
  rule({
    id: 'required.trans_fat',
    label: 'Trans fat',
    quantity: 'declared_trans_fat',
    basis: 'serving',
    comparison: '=',
    limit: 0,
    unit: 'g',
    appliesTo: EVERY,
    source: sourced('required', '0 g trans fat'),
    certainty: 'reconstructed',
  }),
  ...LIMITS.map(([tier, categories, nutrient, label, basis, comparison, limit, exemptions = []]) => {
    const { unit } = NUTRIENTS[nutrient];
    return rule({
      id: `${tier}.${categories.length > 2 ? 'all' : categories[0]}.${nutrient}`,
      label,
      quantity: nutrient,
      basis,
      comparison,
      limit,
      unit,
      appliesTo: categories,
      exemptions,
      source: sourced(tier, `${label}, ${comparison} ${limit} ${unit}`),
      certainty: 'reconstructed',
    });
  }),
  rule({
    id: 'recommended.meat.fat',
    label: 'Fat by weight, recommended',
    quantity: 'fat_weight_share',
    comparison: '<=',
    limit: 10,
    unit: '%',
    appliesTo: ['meat', 'processed_meat'],
    source: sourced('recommended', 'lean meat, not more than 10 % fat'),
    certainty: 'reconstructed',
  }),
  ...DEMANDS.map(([tier, categories, quantity, label, limit, exemptions = []]) =>
    rule({
      id: `${tier}.${categories[0]}.${quantity}`,
      label,
      quantity,
      comparison: 'is',
      limit,
      appliesTo: categories,
      exemptions,
      source: sourced(tier, `${label.toLowerCase()} ${limit}`),
      certainty: 'reconstructed',
    }),
  ),
];
