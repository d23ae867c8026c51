import { type Grade, type Rule, rule } from './rule.ts';

/** Kinds of drink 7 CFR 210.11(m) tells apart; what is none of the first four is calorie-free or simply other. */
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

/** Largest container in fl oz; none: any size. */
const LARGEST: Readonly<Record<'milk' | 'milk_substitute' | 'juice', Readonly<Record<Grade, number>>>> = {
  milk: { elementary: 8, middle: 12, high: 12 },
  milk_substitute: { elementary: 8, middle: 12, high: 12 },
  juice: { elementary: 8, middle: 12, high: 12 },
};

const NAMES = {
  milk: 'low-fat or fat-free milk',
  milk_substitute: 'milk alternatives',
  juice: '100 % juice, also diluted with water',
} as const;

const sizes: readonly Rule[] = (['milk', 'milk_substitute', 'juice'] as const).flatMap((drink) =>
  GRADES.map((grade) =>
    rule({
      id: `size.${drink}.${grade}`,
      label: `Container in ${grade} schools`,
      quantity: 'container_volume',
      basis: 'package',
      comparison: '<=',
      limit: LARGEST[drink][grade],
      unit: 'fl oz',
      grade,
      appliesTo: [drink],
      source: `7 CFR 210.11(m): ${NAMES[drink]} in ${grade} schools, not more than ${LARGEST[drink][grade]} fl oz`,
    }),
  ),
);

const NOT_FOR_YOUNGER = (['elementary', 'middle'] as const).map((grade) =>
  rule({
    id: `drink.${grade}`,
    label: `Kind of drink in ${grade} schools`,
    quantity: 'drink_allowed',
    comparison: 'is',
    limit: 'plain water, low-fat milk or 100 % juice',
    grade,
    appliesTo: ['calorie_free_drink', 'other_drink'],
    source: `7 CFR 210.11(m): ${grade} schools sell plain water, low-fat and fat-free milk, and 100 % juice, also diluted, only`,
  }),
);

/** Drinks of 7 CFR 210.11(m). A pass is a pass for every grade; each grade's own verdict stands beside it. */
export const SMART_SNACK_DRINKS: readonly Rule[] = [
  ...sizes,
  ...NOT_FOR_YOUNGER,
  rule({
    id: 'fat.milk',
    label: 'Fat per 8 fl oz',
    quantity: 'total_fat',
    basis: '8 fl oz',
    comparison: '<=',
    limit: 3,
    unit: 'g',
    appliesTo: ['milk'],
    source:
      '7 CFR 210.11(m): milk is low-fat (1 %) or fat-free; low-fat is not more than 3 g per 8 fl oz (21 CFR 101.62(b)(2))',
  }),
  rule({
    id: 'added_sugars.milk',
    label: 'Added sugars per 8 fl oz',
    quantity: 'added_sugars',
    basis: '8 fl oz',
    comparison: '<=',
    limit: 10,
    unit: 'g',
    appliesTo: ['milk'],
    source:
      '89 FR 31962: flavoured milk has not more than 10 g added sugars per 8 fl oz (15 g per 12 fl oz in middle and high schools)',
    certainty: 'likely',
    from: '2025-07-01',
  }),
  ...(
    [
      ['protein', 'Protein', 8, 'g'],
      ['calcium', 'Calcium', 276, 'mg'],
      ['vitamin_d', 'Vitamin D', 2.5, 'µg'],
      ['potassium', 'Potassium', 349, 'mg'],
    ] as const
  ).map(([quantity, name, limit, unit]) =>
    rule({
      id: `${quantity}.milk_substitute`,
      label: `${name} per 8 fl oz`,
      quantity,
      basis: '8 fl oz',
      comparison: '>=',
      limit,
      unit,
      appliesTo: ['milk_substitute'],
      source: `7 CFR 210.10(d)(3): a milk alternative is nutritionally equivalent to milk, with at least ${limit} ${unit} ${name.toLowerCase()} per cup`,
      certainty: 'likely',
    }),
  ),
  rule({
    id: 'energy.other_drink',
    label: 'Calories per 8 fl oz in high schools',
    quantity: 'calories',
    basis: '8 fl oz',
    comparison: '<=',
    limit: 40,
    unit: 'kcal',
    grade: 'high',
    appliesTo: ['other_drink', 'calorie_free_drink'],
    source:
      '7 CFR 210.11(m)(3): high schools may sell drinks of not more than 40 calories per 8 fl oz or 60 per 12 fl oz',
  }),
  ...(
    [
      ['other_drink', 12, 'drinks of up to 40 calories per 8 fl oz (60 per 12 fl oz)'],
      ['calorie_free_drink', 20, 'drinks of up to 5 calories per 8 fl oz (10 per 20 fl oz)'],
    ] as const
  ).map(([drink, limit, name]) =>
    rule({
      id: `size.${drink}.high`,
      label: 'Container in high schools',
      quantity: 'container_volume',
      basis: 'package',
      comparison: '<=',
      limit,
      unit: 'fl oz',
      grade: 'high',
      appliesTo: [drink],
      source: `7 CFR 210.11(m)(3): high schools may sell ${name} in containers of not more than ${limit} fl oz`,
    }),
  ),
  rule({
    id: 'pure_juice',
    label: 'Juice',
    quantity: 'pure_juice',
    comparison: 'is',
    limit: '100 % juice, or juice and water alone',
    appliesTo: ['juice'],
    source:
      '7 CFR 210.11(m): 100 % fruit or vegetable juice, with or without carbonation or dilution with water, no added sweeteners',
  }),
  rule({
    id: 'plain_water',
    label: 'Water',
    quantity: 'plain_water',
    comparison: 'is',
    limit: 'plain, with or without carbonation',
    appliesTo: ['water'],
    source: '7 CFR 210.11(m): plain water, with or without carbonation, in containers of any size',
  }),
  ...(['elementary', 'middle'] as const).map((grade) =>
    rule({
      id: `caffeine.${grade}`,
      label: `Caffeine in ${grade} schools`,
      quantity: 'caffeine',
      comparison: 'is',
      limit: 'none beyond natural traces',
      grade,
      appliesTo: DRINKS,
      source:
        '7 CFR 210.11(k): caffeine-free in elementary and middle schools, but for naturally occurring trace amounts',
    }),
  ),
];
