import type { Certainty } from '#contract/guideline.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { RuleBasis } from '../facts/amounts.ts';
import { GOOD_CHOICE_CATEGORIES, type GoodChoiceCategory } from '../facts/product-kinds.ts';
import { type Comparison, type Quantity, type Rule, rule } from './rule.ts';

type Limit = readonly [
  category: GoodChoiceCategory,
  nutrient: NutrientLabel,
  basis: RuleBasis,
  comparison: Comparison,
  limit: number,
  exemptions?: readonly string[],
];

/**
 * NYC Health Department's Good Choice: numeric limits by category. Two public transcriptions agree on every number;
 * the official sheet was not seen, hence certainty "likely".
 */
const LIMITS: readonly Limit[] = [
  ['baked_goods', 'sodium', 'serving', '<=', 290],
  ['baked_goods', 'calories', 'serving', '<=', 300],
  ['beverages', 'calories', '8 fl oz', '<=', 25, ['pure_juice']],
  ['cereal', 'sodium', 'serving', '<=', 200],
  ['cereal', 'sugars', 'serving', '<=', 10],
  ['cereal', 'dietary_fiber', 'serving', '>=', 2],
  ['cheese', 'sodium', 'serving', '<=', 350],
  ['desserts', 'sodium', 'serving', '<=', 480],
  ['desserts', 'calories', 'serving', '<=', 200],
  ['produce', 'sodium', 'serving', '<=', 290],
  ['grains', 'dietary_fiber', 'serving', '>=', 3],
  ['meat', 'sodium', 'serving', '<=', 290],
  ['milk', 'total_fat', '8 fl oz', '<=', 2.5, ['milk_substitute']],
  ['snacks', 'sodium', 'package', '<=', 200],
  ['snacks', 'calories', 'package', '<=', 200],
  ['snacks', 'total_fat', 'package', '<=', 7, ['snack_with_nuts_or_cheese']],
  ['snacks', 'saturated_fat', 'package', '<=', 2, ['snack_with_nuts_or_cheese']],
  ['snacks', 'sugars', 'package', '<=', 10, ['snack_of_fruit']],
  ['snacks', 'dietary_fiber', 'package', '>=', 2, ['snack_without_grain']],
  ['prepared', 'sodium', 'serving', '<=', 480],
  ['processed_meat', 'sodium', 'serving', '<=', 480],
  ['sandwich_bread', 'sodium', 'slice', '<=', 180],
  ['sandwich_bread', 'dietary_fiber', 'slice', '>=', 2],
  ['sauces', 'sodium', 'serving', '<=', 350],
  ['yogurt', 'total_fat', '8 oz', '<=', 3],
  ['yogurt', 'sugars', '8 oz', '<=', 30],
];

type Demand = readonly [
  category: GoodChoiceCategory,
  quantity: Quantity,
  label: string,
  limit: string,
  exemptions?: readonly string[],
];

const DEMANDS: readonly Demand[] = [
  ['beverages', 'low_calorie_sweeteners', 'Artificial or non-nutritive sweeteners', 'none'],
  ['produce', 'added_sugars_named', 'Added sugars', 'none'],
  ['produce', 'low_calorie_sweeteners', 'Artificial or non-nutritive sweeteners', 'none'],
  ['produce', 'packed_in', 'Packed in', 'water or unsweetened 100 % juice'],
  ['milk', 'added_sugars_named', 'Added sugars', 'none', ['milk_substitute']],
  ['milk', 'low_calorie_sweeteners', 'Artificial or non-nutritive sweeteners', 'none', ['milk_substitute']],
  ['milk', 'flavour', 'Flavor', 'unflavored', ['dairy_milk']],
];

const NAMES: Readonly<Partial<Record<NutrientLabel, readonly [name: string, unit: string]>>> = {
  calories: ['Calories', 'kcal'],
  sodium: ['Sodium', 'mg'],
  total_fat: ['Fat', 'g'],
  saturated_fat: ['Saturated fat', 'g'],
  sugars: ['Sugars', 'g'],
  added_sugars: ['Added sugars', 'g'],
  dietary_fiber: ['Fiber', 'g'],
};

/** Labels of the exemptions in Good Choice and in Philadelphia's rules, shown after "exempt:". */
export const CATEGORY_EXEMPTIONS: Readonly<Record<string, string>> = {
  pure_juice: '100 % juice',
  milk_substitute: 'milk substitute',
  dairy_milk: 'milk',
  snack_with_nuts_or_cheese: 'snack with nuts, nut butter or cheese',
  snack_of_fruit: 'fruit without added sugar',
  snack_without_grain: 'not based on grain or potato',
};

const SHEET = 'NYC Good Choice criteria';

/** A numeric limit of a category as a rule, named and sourced the same way everywhere. */
export function categoryLimit(
  [category, nutrient, basis, comparison, limit, exemptions = []]: Limit,
  more: {
    readonly id?: string;
    readonly source: string;
    readonly certainty: Certainty;
    readonly from?: string;
  },
): Rule {
  const [name, unit] = NAMES[nutrient] ?? [nutrient, ''];
  return rule({
    id: `${category}.${nutrient}`,
    label: `${name} per ${basis}`,
    quantity: nutrient,
    basis,
    comparison,
    limit,
    unit,
    appliesTo: [category],
    exemptions,
    ...more,
    source: `${more.source}, ${GOOD_CHOICE_CATEGORIES[category]}: ${comparison} ${limit} ${unit} per ${basis}`,
  });
}

/** The sheet's rules, in force without known dates. */
export const GOOD_CHOICE_SHEET: readonly Rule[] = [
  ...LIMITS.map((limit) => categoryLimit(limit, { source: SHEET, certainty: 'likely' })),
  ...DEMANDS.map(([category, quantity, label, limit, exemptions = []]) =>
    rule({
      id: `${category}.${quantity}`,
      label,
      quantity,
      comparison: 'is',
      limit,
      appliesTo: [category],
      exemptions,
      source: `${SHEET}, ${GOOD_CHOICE_CATEGORIES[category]}: ${label.toLowerCase()} ${limit}`,
      certainty: 'likely',
    }),
  ),
];
