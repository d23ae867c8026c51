import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { compose, say, t } from '#server/language/speech.ts';
import type { RuleBasis } from '../../facts/amounts.ts';
import { GOOD_CHOICE_CATEGORIES, type GoodChoiceCategory } from '../../facts/product-kinds.ts';
import {
  BASIS_NAMES,
  type Comparison,
  type Demand,
  demandRule,
  type Limit,
  limitRule,
  type Rule,
} from '../../rules/rule.ts';

/**
 * NYC Health Department's Good Choice: numeric limits by category. Two public transcriptions agree on every number;
 * the official sheet was not seen, hence certainty "likely".
 */
const LIMITS: readonly (readonly [category: GoodChoiceCategory, basis: RuleBasis, ...CategoryLimit[]])[] = [
  ['baked_goods', 'serving', ['sodium', '<=', 290], ['calories', '<=', 300]],
  ['beverages', '8 fl oz', ['calories', '<=', 25, ['pure_juice']]],
  ['cereal', 'serving', ['sodium', '<=', 200], ['sugars', '<=', 10], ['dietary_fiber', '>=', 2]],
  ['cheese', 'serving', ['sodium', '<=', 350]],
  ['desserts', 'serving', ['sodium', '<=', 480], ['calories', '<=', 200]],
  ['produce', 'serving', ['sodium', '<=', 290]],
  ['grains', 'serving', ['dietary_fiber', '>=', 3]],
  ['meat', 'serving', ['sodium', '<=', 290]],
  ['milk', '8 fl oz', ['total_fat', '<=', 2.5, ['milk_substitute']]],
  [
    'snacks',
    'package',
    ['sodium', '<=', 200],
    ['calories', '<=', 200],
    ['total_fat', '<=', 7, ['snack_with_nuts_or_cheese']],
    ['saturated_fat', '<=', 2, ['snack_with_nuts_or_cheese']],
    ['sugars', '<=', 10, ['snack_of_fruit']],
    ['dietary_fiber', '>=', 2, ['snack_without_grain']],
  ],
  ['prepared', 'serving', ['sodium', '<=', 480]],
  ['processed_meat', 'serving', ['sodium', '<=', 480]],
  ['sandwich_bread', 'slice', ['sodium', '<=', 180], ['dietary_fiber', '>=', 2]],
  ['sauces', 'serving', ['sodium', '<=', 350]],
  ['yogurt', '8 oz', ['total_fat', '<=', 3], ['sugars', '<=', 30]],
];
/** A limit in the amount of food that all limits of a category are for. */
type CategoryLimit = readonly [
  nutrient: NutrientLabel,
  comparison: Comparison,
  limit: number,
  exemptions?: string[],
];

const DEMANDS: readonly (readonly [category: GoodChoiceCategory, ...Demand])[] = [
  ['beverages', 'low_calorie_sweeteners', t`Artificial or non-nutritive sweeteners`, t`none`],
  ['produce', 'added_sugars_named', t`Added sugars`, t`none`],
  ['produce', 'low_calorie_sweeteners', t`Artificial or non-nutritive sweeteners`, t`none`],
  ['produce', 'packed_in', t`Packed in`, t`water or unsweetened 100 % juice`],
  ['milk', 'added_sugars_named', t`Added sugars`, t`none`, ['milk_substitute']],
  ['milk', 'low_calorie_sweeteners', t`Artificial or non-nutritive sweeteners`, t`none`, ['milk_substitute']],
  ['milk', 'flavour', t`Flavor`, t`unflavored`, ['dairy_milk']],
];

/** Shorter than the label's own, where that is longer than a criterion needs. */
const NAMES: Readonly<Partial<Record<NutrientLabel, string>>> = {
  calories: t`Calories`,
  sodium: t`Sodium`,
  total_fat: t`Fat`,
  saturated_fat: t`Saturated fat`,
  sugars: t`Sugars`,
  added_sugars: t`Added sugars`,
  dietary_fiber: t`Fiber`,
};

/** Labels of the exemptions in Good Choice and in Philadelphia's rules, shown after "exempt:". */
export const CATEGORY_EXEMPTIONS: Readonly<Record<string, string>> = {
  pure_juice: t`100 % juice`,
  milk_substitute: t`milk substitute`,
  dairy_milk: t`milk`,
  snack_with_nuts_or_cheese: t`snack with nuts, nut butter or cheese`,
  snack_of_fruit: t`fruit without added sugar`,
  snack_without_grain: t`not based on grain or potato`,
};

/** What each rule of a text shares. */
type Text = Pick<Rule, 'source' | 'certainty'>;

const SHEET: Text = { source: 'NYC Good Choice criteria', certainty: 'likely' };

function categoryLimit(category: GoodChoiceCategory, limit: Limit, { source, certainty }: Text): Rule {
  const [nutrient, basis, comparison, most] = limit;
  return limitRule(limit, {
    id: `${category}.${nutrient}`,
    label: compose(() => t`${say(NAMES[nutrient] ?? nutrient)} per ${say(BASIS_NAMES[basis])}`),
    appliesTo: [category],
    source: `${source}, ${GOOD_CHOICE_CATEGORIES[category]}: ${comparison} ${most} ${NUTRIENTS[nutrient].unit} per ${basis}`,
    certainty,
  });
}

/** The sheet's rules, in force without known dates. */
export const GOOD_CHOICE_SHEET: readonly Rule[] = [
  ...LIMITS.flatMap(([category, basis, ...limits]) =>
    limits.map(([nutrient, ...limit]) => categoryLimit(category, [nutrient, basis, ...limit], SHEET)),
  ),
  ...DEMANDS.map(([category, ...demand]) => {
    const [quantity, label, limit] = demand;
    return demandRule(demand, {
      id: `${category}.${quantity}`,
      appliesTo: [category],
      source: `${SHEET.source}, ${GOOD_CHOICE_CATEGORIES[category]}: ${label.toLowerCase()} ${limit}`,
      certainty: SHEET.certainty,
    });
  }),
];

const UPDATE: Text = {
  source: 'NYC Food Standards, update of 26 August 2025 (compliance by 1 July 2026)',
  certainty: 'certain',
};
export const EVERY_CATEGORY = Object.keys(GOOD_CHOICE_CATEGORIES) as readonly GoodChoiceCategory[];

/** What the update forbids in every category. */
const BANS: readonly Demand[] = [
  ['partially_hydrogenated_oil', t`Partially hydrogenated oils`, t`none`],
  ['low_calorie_sweeteners', t`Low- and no-calorie sweeteners, sugar alcohols`, t`none`],
  ['artificial_colours', t`Artificial colors`, t`none`],
  ['banned_additives', t`Azodicarbonamide, bromate, iodate, BHA, propylparaben`, t`none`],
];

/** Rules of the sheet that the update replaces. */
const REPLACED = new Set([
  'cereal.sugars',
  'yogurt.sugars',
  'beverages.low_calorie_sweeteners',
  'produce.low_calorie_sweeteners',
  'milk.low_calorie_sweeteners',
  'milk.added_sugars_named',
]);

/**
 * The sheet with what NYC added in 2025. Whether Good Choice itself was reissued is unknown, so this is a version of
 * its own next to the sheet.
 */
export const GOOD_CHOICE_NYC_2025: readonly Rule[] = [
  ...GOOD_CHOICE_SHEET.filter(({ id }) => !REPLACED.has(id)),
  categoryLimit('cereal', ['added_sugars', 'serving', '<=', 6], UPDATE),
  categoryLimit('yogurt', ['added_sugars', '4 oz', '<=', 7], UPDATE),
  categoryLimit('milk', ['added_sugars', 'serving', '<=', 10], UPDATE),
  demandRule(['processed_meat', t`Processed meat`, t`none`], {
    id: 'processed_meat.processed_meat',
    appliesTo: ['processed_meat'],
    source: `${UPDATE.source}: processed meat is no longer bought`,
  }),
  ...BANS.map((ban) =>
    demandRule(ban, {
      id: `all.${ban[0]}`,
      appliesTo: EVERY_CATEGORY,
      source: `${UPDATE.source}: ${ban[1].toLowerCase()} are not allowed`,
    }),
  ),
];
