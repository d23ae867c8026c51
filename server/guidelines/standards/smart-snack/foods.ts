import { NUTRIENTS } from '#contract/nutrition.ts';
import { compose, say, t } from '#server/language/speech.ts';
import { type Rule, type RuleInput, rule } from '../../rules/rule.ts';
import { AMENDED, caffeineFree, cited } from './text.ts';

const SNACK = ['snack', 'side'];
const ENTREE = ['entree'];
const FOOD = [...SNACK, ...ENTREE];

/** Foods exempt from every nutrient limit. */
const PLAIN = ['plain_produce', 'canned_fruit', 'canned_vegetable', 'sugar_free_gum', 'school_menu_entree'];
/** Foods exempt from the limit on sugars. */
const SWEET = [
  ...PLAIN,
  'dried_fruit_and_nuts',
  'dried_produce',
  'sweetened_dried_fruit',
  'paired_unsweetened',
];

const SNACK_TEXT = { now: '(h)', before: '(i)' };
const ENTREE_TEXT = { now: '(i)', before: '(j)' };

/** A limit of an amount in an item as packaged. */
function perPackage(
  nutrient: 'calories' | 'sodium',
  item: 'snack' | 'entree',
  limit: number,
  dates: Pick<RuleInput, 'from' | 'until'> = {},
): Omit<RuleInput, 'source'> {
  const { name, unit } = NUTRIENTS[nutrient];
  return {
    id: `${nutrient}.${item}`,
    label: compose(() => t`${say(name)} per package`),
    quantity: nutrient,
    basis: 'package',
    comparison: '<=',
    limit,
    unit,
    appliesTo: item === 'snack' ? SNACK : ENTREE,
    exemptions: PLAIN,
    ...dates,
  };
}

/**
 * 7 CFR 210.11: foods sold to students besides school meals, as amended through 13 April 2026. All amounts are per item
 * as packaged or served, with its accompaniments (210.11(k), before July 2024 (l)).
 */
export const SMART_SNACK_FOODS: readonly Rule[] = [
  rule({
    id: 'general_standard',
    label: t`First ingredient`,
    quantity: 'general_standard',
    comparison: 'is',
    limit: t`a whole grain, fruit, vegetable, dairy or protein food (or ¼ cup fruit or vegetable in it)`,
    appliesTo: FOOD,
    exemptions: ['sugar_free_gum', 'school_menu_entree'],
    source:
      '7 CFR 210.11(c)(2): whole grain-rich (50 % by weight or first ingredient), or a fruit, vegetable, dairy or protein food first, or a combination food with at least ¼ cup fruit and/or vegetable; where water is first, the second ingredient counts',
  }),
  ...cited(
    perPackage('calories', 'snack', 200),
    SNACK_TEXT,
    'snack items and side dishes have not more than 200 calories per item as packaged or served',
  ),
  ...cited(
    perPackage('calories', 'entree', 350),
    ENTREE_TEXT,
    'entrée items sold à la carte have not more than 350 calories per item as packaged or served',
  ),
  ...cited(
    perPackage('sodium', 'snack', 230, { until: '2016-07-01' }),
    SNACK_TEXT,
    'until 30 June 2016 snack items and side dishes had not more than 230 mg sodium',
  ),
  ...cited(
    perPackage('sodium', 'snack', 200, { from: '2016-07-01' }),
    SNACK_TEXT,
    'snack items and side dishes have not more than 200 mg sodium per item as packaged or served',
  ),
  ...cited(
    perPackage('sodium', 'entree', 480),
    ENTREE_TEXT,
    'entrée items have not more than 480 mg sodium per item as packaged or served',
  ),
  ...cited(
    {
      id: 'total_fat',
      label: t`Calories from fat`,
      quantity: 'fat_energy_share',
      comparison: '<=',
      limit: 35,
      unit: '%',
      appliesTo: FOOD,
      exemptions: [
        ...PLAIN,
        'reduced_fat_cheese',
        'nuts',
        'eggs',
        'dried_fruit_and_nuts',
        'seafood',
        'bean_dip',
        'paired',
      ],
    },
    { now: '(f)(1)(i)', before: '(f)(1)' },
    'not more than 35 % of calories from total fat',
  ),
  ...cited(
    {
      id: 'saturated_fat',
      label: t`Calories from saturated fat`,
      quantity: 'saturated_fat_energy_share',
      comparison: '<',
      limit: 10,
      unit: '%',
      appliesTo: FOOD,
      exemptions: [...PLAIN, 'reduced_fat_cheese', 'nuts', 'eggs', 'dried_fruit_and_nuts', 'paired'],
    },
    { now: '(f)(1)(ii)', before: '(f)(2)' },
    'less than 10 % of calories from saturated fat',
  ),
  rule({
    id: 'trans_fat',
    label: t`Trans fat`,
    quantity: 'declared_trans_fat',
    basis: 'package',
    comparison: '=',
    limit: 0,
    unit: 'g',
    appliesTo: FOOD,
    exemptions: PLAIN,
    source:
      '7 CFR 210.11(g): zero grams of trans fat (not more than 0.5 g per portion, which a label states as 0), until 30 June 2024',
    until: AMENDED,
  }),
  ...cited(
    {
      id: 'sugars',
      label: t`Sugars by weight`,
      quantity: 'sugar_weight_share',
      comparison: '<=',
      limit: 35,
      unit: '%',
      appliesTo: FOOD,
      exemptions: SWEET,
    },
    { now: '(g)(1)', before: '(h)' },
    'not more than 35 % of weight from total sugars',
  ),
  ...caffeineFree(FOOD, ['school_menu_entree']),
];
