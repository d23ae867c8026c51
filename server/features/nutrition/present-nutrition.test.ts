import { describe, expect, test } from 'vitest';
import type { NutrientRow, ServingRow } from './nutrition.queries.ts';
import { presentNutrition } from './present-nutrition.ts';

const SERVING: ServingRow = {
  servings_per_container: 8,
  serving_size_value: 55,
  serving_size_unit: 'g',
  serving_description: '2/3 cup',
};

const SODIUM: NutrientRow = {
  nutrient: 'sodium',
  source: 'fdc',
  source_value: 564,
  source_unit: 'MG',
  basis: '100g',
  per_serving: 310.2,
  per_100: 564,
  flagged: false,
  less_than: false,
};

const present = (...nutrients: readonly NutrientRow[]) => presentNutrition(SERVING, nutrients).nutrients;

describe('nutrition', () => {
  test('of a product without nutrients is its serving alone', () => {
    expect(presentNutrition(SERVING, [])).toEqual({ serving_info: SERVING, nutrients: [] });
  });

  test('keeps what is not known null, never 0', () => {
    expect(present({ ...SODIUM, per_serving: null, per_100: null })).toEqual([
      expect.objectContaining({
        value: 564,
        standardized_value: null,
        value_per_100: null,
        daily_value_intake_percent: null,
      }),
    ]);
  });

  test('hides every standardised number of a flagged unit', () => {
    const flagged = { ...SODIUM, flagged: true, source_unit: 'KCAL', per_serving: 3, per_100: 5 };
    expect(present(flagged)).toEqual([
      expect.objectContaining({
        value: 564,
        unit: 'KCAL',
        standardized_unit: 'flagged',
        standardized_value: null,
        value_per_100: null,
        daily_value_intake_percent: null,
      }),
    ]);
  });

  test('rounds the amount per serving for display and leaves the others as they are', () => {
    expect(present(SODIUM)).toEqual([
      {
        nutrient_label: 'sodium',
        value: 564,
        unit: 'MG',
        basis: '100g',
        less_than: false,
        standardized_value: 310,
        standardized_unit: 'mg',
        value_per_100: 564,
        daily_value_intake_percent: 13,
        container_value: null,
        container_daily_value_percent: null,
        source: 'fdc',
      },
    ]);
  });

  test.each([
    [1.9, null, null],
    [2, 620, 27],
    [2.5, 780, 34],
    [3, 930, 40],
    [3.1, null, null],
    [null, null, null],
  ])(
    'of %s servings the container too is stated from two to three: %s mg, %s %%',
    (servings, value, percent) => {
      const { nutrients } = presentNutrition({ ...SERVING, servings_per_container: servings }, [SODIUM]);
      expect(nutrients).toEqual([
        expect.objectContaining({ container_value: value, container_daily_value_percent: percent }),
      ]);
    },
  );

  test.each([
    ['total_fat', 0.15, 0.15],
    ['dietary_fiber', 0.51, 1],
    ['sodium', 1.18110236, 1.19],
    ['sodium', 12.31, 12.4],
    ['sodium', 140.2, 141],
    ['iron', 0.0000001, 0.01],
  ] as const)(
    'less than an amount is never shown as less than a smaller one: %s, %d',
    (nutrient, bound, shown) => {
      const [presented] = present({ ...SODIUM, nutrient, less_than: true, per_serving: bound });
      expect(presented?.standardized_value).toBe(shown);
    },
  );

  test('comes in the order of the label', () => {
    const labels = present(
      { ...SODIUM, nutrient: 'potassium' },
      { ...SODIUM, nutrient: 'calories' },
      SODIUM,
      { ...SODIUM, nutrient: 'total_fat' },
    ).map((nutrient) => nutrient.nutrient_label);
    expect(labels).toEqual(['calories', 'total_fat', 'sodium', 'potassium']);
  });
});
