import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import { nutrientStatements } from '#importers/normalise/nutrient-statements.ts';
import { SALT_UNIT } from '#server/catalogue/sources/nutrient-units.ts';
import type { NutrientStatement } from '#server/catalogue/trade-item.ts';

/** Stems of Open Food Facts' keys and the unit their amounts per 100 g or ml are in, the preferred first. */
const STEMS: readonly (readonly [
  label: NutrientLabel,
  choices: readonly (readonly [stem: string, unit: string])[],
])[] = [
  [
    'calories',
    [
      ['energy-kcal', 'kcal'],
      ['energy-kj', 'kJ'],
      ['energy', 'kJ'],
    ],
  ],
  ['total_fat', [['fat', 'g']]],
  ['saturated_fat', [['saturated-fat', 'g']]],
  ['trans_fat', [['trans-fat', 'g']]],
  ['cholesterol', [['cholesterol', 'g']]],
  [
    'sodium',
    [
      ['sodium', 'g'],
      ['salt', SALT_UNIT],
    ],
  ],
  [
    'total_carbohydrate',
    [
      ['carbohydrates-total', 'g'],
      ['carbohydrates', 'g'],
    ],
  ],
  ['dietary_fiber', [['fiber', 'g']]],
  ['sugars', [['sugars', 'g']]],
  ['added_sugars', [['added-sugars', 'g']]],
  ['protein', [['proteins', 'g']]],
  ['vitamin_d', [['vitamin-d', 'g']]],
  ['calcium', [['calcium', 'g']]],
  ['iron', [['iron', 'g']]],
  ['potassium', [['potassium', 'g']]],
];

export const OFF_STEMS: readonly string[] = STEMS.flatMap(([, choices]) => choices.map(([stem]) => stem));

/** The nutrients of a row; `amountOf` gives a stem's amount per `basis` as written, empty where not stated. */
export function offNutrients(
  amountOf: (stem: string) => string,
  basis: Basis,
  warnings: string[],
): readonly NutrientStatement[] {
  const statements = nutrientStatements(warnings);
  for (const [nutrient, choices] of STEMS) {
    for (const [stem, unit] of choices) {
      const amount = amountOf(stem);
      if (amount === '') continue;
      statements.add(nutrient, amount, unit, basis);
      break;
    }
  }
  return statements.list;
}
