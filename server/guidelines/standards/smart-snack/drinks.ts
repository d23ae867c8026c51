import { compose, say, t } from '#server/language/speech.ts';
import { type Grade, type Rule, rule, SCHOOLS } from '../../rules/rule.ts';
import { AMENDED, caffeineFree, cited } from './text.ts';

/** Kinds of drink that 7 CFR 210.11(l) distinguishes. */
export const DRINKS = [
  'water',
  'milk',
  'milk_substitute',
  'juice',
  'calorie_free_drink',
  'other_drink',
] as const;
export type Drink = (typeof DRINKS)[number];

const GRADES: readonly Grade[] = ['elementary', 'middle', 'high'];

/** Largest container of milk, its alternatives and juice in fl oz. */
const LARGEST: Readonly<Record<Grade, number>> = { elementary: 8, middle: 12, high: 12 };

/** The drinks of each grade's schools; one paragraph for all of them before July 2024. */
const DRINK_TEXT = {
  elementary: { now: '(l)(1)', before: '(m)' },
  middle: { now: '(l)(2)', before: '(m)' },
  high: { now: '(l)(3)', before: '(m)' },
} as const;
const ALL_DRINKS = { now: '(l)', before: '(m)' };
const HIGH_SCHOOL = { now: '(l)(3)', before: '(m)(3)' };
const CALORIE_FREE = { now: '(l)(3)(v)', before: '(m)(3)' };
const CALORIE_FREE_TEXT = {
  now: 'drinks labeled with less than 5 calories per 8 fl oz (up to 10 per 20 fl oz)',
  before: 'drinks of up to 5 calories per 8 fl oz (10 per 20 fl oz)',
};
const LOW_CALORIE_TEXT = 'drinks of up to 40 calories per 8 fl oz (60 per 12 fl oz)';
const LOW_CALORIE = { now: LOW_CALORIE_TEXT, before: LOW_CALORIE_TEXT };

const NAMES = {
  milk: 'low-fat or fat-free milk',
  milk_substitute: 'milk alternatives',
  juice: '100 % juice, also diluted with water',
} as const;

const sizes: readonly Rule[] = (['milk', 'milk_substitute', 'juice'] as const).flatMap((drink) =>
  GRADES.flatMap((grade) =>
    cited(
      {
        id: `size.${drink}.${grade}`,
        label: compose(() => t`Container in ${say(SCHOOLS[grade])}`),
        quantity: 'container_volume',
        basis: 'package',
        comparison: '<=',
        limit: LARGEST[grade],
        unit: 'fl oz',
        grade,
        appliesTo: [drink],
      },
      DRINK_TEXT[grade],
      `${NAMES[drink]} in ${grade} schools, not more than ${LARGEST[grade]} fl oz`,
    ),
  ),
);

const NOT_FOR_YOUNGER = (['elementary', 'middle'] as const).flatMap((grade) =>
  cited(
    {
      id: `drink.${grade}`,
      label: compose(() => t`Kind of drink in ${say(SCHOOLS[grade])}`),
      quantity: 'drink_allowed',
      comparison: 'is',
      limit: t`plain water, low-fat milk or 100 % juice`,
      grade,
      appliesTo: ['calorie_free_drink', 'other_drink'],
    },
    DRINK_TEXT[grade],
    `${grade} schools sell plain water, low-fat and fat-free milk, and 100 % juice, also diluted, only`,
  ),
);

/** Milk itself: 7 CFR 210.11(l) admits what 210.10(d)(1) does. */
const MILK: readonly Rule[] = [
  ...cited(
    {
      id: 'fat.milk',
      label: t`Fat per 8 fl oz`,
      quantity: 'total_fat',
      basis: '8 fl oz',
      comparison: '<=',
      limit: 3,
      unit: 'g',
      appliesTo: ['milk'],
    },
    ALL_DRINKS,
    'milk is low-fat (1 %) or fat-free; low-fat is not more than 3 g per 8 fl oz (21 CFR 101.62(b)(2)); a rule of USDA published in 2026 (2026-09212) admits whole milk, from a day that is not known here',
  ),
  rule({
    id: 'added_sugars.milk',
    label: t`Added sugars per 8 fl oz`,
    quantity: 'added_sugars',
    basis: '8 fl oz',
    comparison: '<=',
    limit: 10,
    unit: 'g',
    appliesTo: ['milk'],
    source:
      '7 CFR 210.10(d)(1)(iii): flavored milk has not more than 10 g added sugars per 8 fl oz (15 g per 12 fl oz in middle and high schools, which is as much)',
    from: '2025-07-01',
  }),
];

const NINE_NUTRIENTS = '7 CFR 210.10(d)(2)(ii)';

/** A milk alternative has at least as much of nine nutrients per 8 fl oz as milk; four of them stand on labels. */
const MILK_SUBSTITUTE: readonly Rule[] = [
  ...(
    [
      ['protein', t`Protein`, 8, 'g'],
      ['calcium', t`Calcium`, 276, 'mg'],
      ['vitamin_d', t`Vitamin D`, 2.5, 'µg'],
      ['potassium', t`Potassium`, 349, 'mg'],
    ] as const
  ).flatMap(([quantity, name, limit, unit]) => {
    const input = {
      id: `${quantity}.milk_substitute`,
      label: compose(() => t`${say(name)} per 8 fl oz`),
      quantity,
      basis: '8 fl oz',
      comparison: '>=',
      limit,
      unit,
      appliesTo: ['milk_substitute'],
    } as const;
    const text = `a milk alternative is nutritionally equivalent to milk, with at least ${limit} ${unit} ${name.toLowerCase()} per cup`;
    return [
      rule({ ...input, source: `7 CFR 210.10(d)(3): ${text}`, certainty: 'likely', until: AMENDED }),
      rule({ ...input, source: `${NINE_NUTRIENTS}: ${text}`, from: AMENDED }),
    ];
  }),
  rule({
    id: 'equivalence.milk_substitute',
    label: t`Other nutrients of milk`,
    quantity: 'milk_equivalence',
    comparison: 'is',
    limit: t`as much vitamin A, magnesium, phosphorus, riboflavin and vitamin B-12 as milk`,
    appliesTo: ['milk_substitute'],
    source: `${NINE_NUTRIENTS}: a milk alternative also has at least 150 µg RAE vitamin A, 24 mg magnesium, 222 mg phosphorus, 0.44 mg riboflavin and 1.1 µg vitamin B-12 per cup`,
    from: AMENDED,
  }),
];

const OTHER_DRINKS: readonly Rule[] = [
  ...cited(
    {
      id: 'energy.other_drink',
      label: t`Calories per 8 fl oz in high schools`,
      quantity: 'calories',
      basis: '8 fl oz',
      comparison: '<=',
      limit: 40,
      unit: 'kcal',
      grade: 'high',
      appliesTo: ['other_drink', 'calorie_free_drink'],
    },
    HIGH_SCHOOL,
    'high schools may sell drinks of not more than 40 calories per 8 fl oz or 60 per 12 fl oz',
  ),
  ...(
    [
      ['other_drink', 12, HIGH_SCHOOL, LOW_CALORIE],
      ['calorie_free_drink', 20, CALORIE_FREE, CALORIE_FREE_TEXT],
    ] as const
  ).flatMap(([drink, limit, paragraph, { now, before }]) =>
    cited(
      {
        id: `size.${drink}.high`,
        label: t`Container in high schools`,
        quantity: 'container_volume',
        basis: 'package',
        comparison: '<=',
        limit,
        unit: 'fl oz',
        grade: 'high',
        appliesTo: [drink],
      },
      paragraph,
      {
        now: `high schools may sell ${now} in containers of not more than ${limit} fl oz`,
        before: `high schools may sell ${before} in containers of not more than ${limit} fl oz`,
      },
    ),
  ),
];

/** Drinks of 7 CFR 210.11(l). A pass is a pass for every grade; each grade has its own verdict as well. */
export const SMART_SNACK_DRINKS: readonly Rule[] = [
  ...sizes,
  ...NOT_FOR_YOUNGER,
  ...MILK,
  ...MILK_SUBSTITUTE,
  ...OTHER_DRINKS,
  ...cited(
    {
      id: 'pure_juice',
      label: t`Juice`,
      quantity: 'pure_juice',
      comparison: 'is',
      limit: t`100 % juice, or juice and water alone`,
      appliesTo: ['juice'],
    },
    ALL_DRINKS,
    '100 % fruit or vegetable juice, with or without carbonation or dilution with water, no added sweeteners',
  ),
  ...cited(
    {
      id: 'plain_water',
      label: t`Water`,
      quantity: 'plain_water',
      comparison: 'is',
      limit: t`plain, with or without carbonation`,
      appliesTo: ['water'],
    },
    ALL_DRINKS,
    'plain water, with or without carbonation, in containers of any size',
  ),
  ...caffeineFree(DRINKS),
];
