import { type Rule, rule } from './rule.ts';

const SNACK = ['snack', 'side'];
const ENTREE = ['entree'];
const FOOD = [...SNACK, ...ENTREE];

/** Foods exempt from every nutrient limit. */
const PLAIN = ['plain_produce', 'canned_fruit', 'canned_vegetable', 'sugar_free_gum', 'school_menu_entree'];

/**
 * 7 CFR 210.11: foods sold to students besides school meals. All amounts are per item as packaged or served, with its
 * accompaniments (210.11(l)). Paragraph letters are from memory; the numbers are confirmed by state agencies' texts.
 */
export const SMART_SNACK_FOODS: readonly Rule[] = [
  rule({
    id: 'general_standard',
    label: 'First ingredient',
    quantity: 'general_standard',
    comparison: 'is',
    limit: 'a whole grain, fruit, vegetable, dairy or protein food (or ¼ cup fruit or vegetable in it)',
    appliesTo: FOOD,
    exemptions: ['sugar_free_gum', 'school_menu_entree'],
    source:
      '7 CFR 210.11(c)(2): whole grain-rich (50 % by weight or first ingredient), or a fruit, vegetable, dairy or protein food first, or a combination food with at least ¼ cup fruit and/or vegetable; where water is first, the second ingredient counts',
  }),
  rule({
    id: 'calories.snack',
    label: 'Calories per package',
    quantity: 'calories',
    basis: 'package',
    comparison: '<=',
    limit: 200,
    unit: 'kcal',
    appliesTo: SNACK,
    exemptions: PLAIN,
    source:
      '7 CFR 210.11(i): snack items and side dishes have not more than 200 calories per item as packaged or served',
  }),
  rule({
    id: 'calories.entree',
    label: 'Calories per package',
    quantity: 'calories',
    basis: 'package',
    comparison: '<=',
    limit: 350,
    unit: 'kcal',
    appliesTo: ENTREE,
    exemptions: PLAIN,
    source:
      '7 CFR 210.11(j): entrée items sold à la carte have not more than 350 calories per item as packaged or served',
  }),
  rule({
    id: 'sodium.snack',
    label: 'Sodium per package',
    quantity: 'sodium',
    basis: 'package',
    comparison: '<=',
    limit: 230,
    unit: 'mg',
    appliesTo: SNACK,
    exemptions: PLAIN,
    source: '7 CFR 210.11(i): until 30 June 2016 snack items and side dishes had not more than 230 mg sodium',
    until: '2016-07-01',
  }),
  rule({
    id: 'sodium.snack',
    label: 'Sodium per package',
    quantity: 'sodium',
    basis: 'package',
    comparison: '<=',
    limit: 200,
    unit: 'mg',
    appliesTo: SNACK,
    exemptions: PLAIN,
    source:
      '7 CFR 210.11(i): snack items and side dishes have not more than 200 mg sodium per item as packaged or served',
    from: '2016-07-01',
  }),
  rule({
    id: 'sodium.entree',
    label: 'Sodium per package',
    quantity: 'sodium',
    basis: 'package',
    comparison: '<=',
    limit: 480,
    unit: 'mg',
    appliesTo: ENTREE,
    exemptions: PLAIN,
    source: '7 CFR 210.11(j): entrée items have not more than 480 mg sodium per item as packaged or served',
  }),
  rule({
    id: 'total_fat',
    label: 'Calories from fat',
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
    source: '7 CFR 210.11(f)(1): not more than 35 % of calories from total fat',
  }),
  rule({
    id: 'saturated_fat',
    label: 'Calories from saturated fat',
    quantity: 'saturated_fat_energy_share',
    comparison: '<',
    limit: 10,
    unit: '%',
    appliesTo: FOOD,
    exemptions: [...PLAIN, 'reduced_fat_cheese', 'nuts', 'eggs', 'dried_fruit_and_nuts', 'paired'],
    source: '7 CFR 210.11(f)(2): less than 10 % of calories from saturated fat',
  }),
  rule({
    id: 'trans_fat',
    label: 'Trans fat',
    quantity: 'declared_trans_fat',
    basis: 'package',
    comparison: '=',
    limit: 0,
    unit: 'g',
    appliesTo: FOOD,
    exemptions: PLAIN,
    source:
      '7 CFR 210.11(g): zero grams of trans fat (not more than 0.5 g per portion, which a label states as 0)',
  }),
  rule({
    id: 'sugars',
    label: 'Sugars by weight',
    quantity: 'sugar_weight_share',
    comparison: '<=',
    limit: 35,
    unit: '%',
    appliesTo: FOOD,
    exemptions: [...PLAIN, 'dried_fruit_and_nuts', 'dried_produce', 'sweetened_dried_berries', 'paired'],
    source: '7 CFR 210.11(h): not more than 35 % of weight from total sugars',
  }),
  ...(['elementary', 'middle'] as const).map((grade) =>
    rule({
      id: `caffeine.${grade}`,
      label: `Caffeine in ${grade} schools`,
      quantity: 'caffeine',
      comparison: 'is',
      limit: 'none beyond natural traces',
      grade,
      appliesTo: FOOD,
      exemptions: ['school_menu_entree'],
      source:
        '7 CFR 210.11(k): caffeine-free in elementary and middle schools, but for naturally occurring trace amounts',
    }),
  ),
];
