import { describe, expect, test } from 'vitest';
import type { NutrientHeader } from './facts.ts';
import {
  gdsnNutrition,
  NO_BASIS,
  NO_NUTRIENT_CODE,
  PREPARED_ONLY,
  unknownNutrient,
  unknownNutrientUnit,
  unknownPreparation,
  unknownServingUnit,
} from './nutrients.ts';

const SODIUM = { code: 'NA', precision: '', amounts: [{ value: '60', unit: 'MGM' }] };

function header(says: Partial<NutrientHeader> = {}): NutrientHeader {
  return {
    preparation: 'UNPREPARED',
    basisType: '',
    basis: undefined,
    servingSizes: [],
    servingTexts: [],
    details: [SODIUM],
    ...says,
  };
}

function nutrition(...headers: readonly NutrientHeader[]) {
  const warnings: string[] = [];
  return { ...gdsnNutrition(headers, '', warnings), warnings };
}

describe('nutrients of a message', () => {
  test('are left out where nothing says what amount of food they are for', () => {
    expect(nutrition(header())).toMatchObject({ nutrients: [], warnings: [NO_BASIS] });
  });

  test('without an amount are not there, never 0', () => {
    const basis = { value: '100', unit: 'GRM' };
    const details = [{ code: 'CA', precision: '', amounts: [] }, SODIUM];
    expect(nutrition(header({ basis, details })).nutrients.map(({ nutrient }) => nutrient)).toEqual([
      'sodium',
    ]);
  });

  test.each([
    ['100 g', { basis: { value: '100', unit: 'GRM' } }, '100g', 60],
    ['100 ml', { basis: { value: '100', unit: 'MLT' } }, '100ml', 60],
    ['a portion', { basis: { value: '1', unit: 'PTN' } }, 'serving', 60],
    ['50 g, scaled', { basis: { value: '50', unit: 'GRM' } }, '100g', 120],
    ['a serving', { basisType: 'BY_SERVING' }, 'serving', 60],
    ['the serving by its measure', servingOf('40', '40'), 'serving', 60],
    ['a measure that is no serving', servingOf('40', '100'), '100g', 60],
    ['a serving, where only one is given', { servingSizes: [{ value: '1', unit: 'EA' }] }, 'serving', 60],
  ] as const)('are for %s', (_, says, basis, value) => {
    expect(nutrition(header(says)).nutrients).toEqual([{ nutrient: 'sodium', value, unit: 'MGM', basis }]);
  });

  test('keep that there is less than an amount, and say nothing of less than none', () => {
    const basis = { value: '100', unit: 'GRM' };
    const detail = (precision: string, code: string, value: string) => ({
      code,
      precision,
      amounts: [{ value, unit: 'GRM' }],
    });
    const details = [
      detail('LESS_THAN', 'FIBTG', '1'),
      detail('APPROXIMATELY', 'FAT', '2'),
      detail('LESS_THAN', 'FASAT', '0'),
    ];
    const { nutrients, warnings } = nutrition(header({ basis, details }));
    expect(nutrients).toEqual([
      { nutrient: 'total_fat', value: 2, unit: 'GRM', basis: '100g' },
      { nutrient: 'dietary_fiber', value: 1, unit: 'GRM', basis: '100g', less_than: true },
    ]);
    expect(warnings).toEqual(['a nutrient amount of less than 0 was left out']);
  });

  test('are those of the food as it is sold; of the prepared food only where there are no others', () => {
    const prepared = header({
      preparation: 'PREPARED',
      basisType: 'BY_SERVING',
      details: [{ code: 'NA', precision: '', amounts: [{ value: '999', unit: 'MGM' }] }],
    });
    const sold = header({ basisType: 'BY_SERVING' });
    expect(nutrition(prepared, sold)).toMatchObject({ nutrients: [{ value: 60 }], warnings: [] });
    expect(nutrition(prepared)).toMatchObject({ nutrients: [{ value: 999 }], warnings: [PREPARED_ONLY] });
  });

  test('take milligrams of X12 for what they are, and keep a unit that cannot be', () => {
    const details = [
      { code: 'NA', precision: '', amounts: [{ value: '60', unit: 'ME' }] },
      { code: 'FAT', precision: '', amounts: [{ value: '3', unit: 'MLT' }] },
    ];
    expect(nutrition(header({ basisType: 'BY_SERVING', details })).nutrients).toMatchObject([
      { nutrient: 'total_fat', unit: 'MLT' },
      { nutrient: 'sodium', unit: 'MGM' },
    ]);
  });
});

function servingOf(serving: string, basis: string): Partial<NutrientHeader> {
  return { servingSizes: [{ value: serving, unit: 'GRM' }], basis: { value: basis, unit: 'GRM' } };
}

describe('what no one knows is said', () => {
  const basis = { value: '100', unit: 'GRM' };
  const stating = (code: string, unit: string, more: Partial<NutrientHeader> = {}) =>
    nutrition(
      header({ basis, details: [{ code, precision: '', amounts: [{ value: '5', unit }] }], ...more }),
    );

  test('of a nutrient: it is left out', () => {
    expect(stating('XYZ', 'GRM')).toMatchObject({ nutrients: [], warnings: [unknownNutrient('XYZ')] });
    expect(stating('', 'GRM')).toMatchObject({ nutrients: [], warnings: [NO_NUTRIENT_CODE] });
  });

  test('of a unit: the amount is kept as it is written, never converted', () => {
    for (const unit of ['XX', 'MLT', '']) {
      expect(stating('NA', unit)).toMatchObject({
        nutrients: [{ nutrient: 'sodium', value: 5, unit }],
        warnings: [unknownNutrientUnit('sodium', unit)],
      });
    }
  });

  test('of the state of preparation: the food is taken for what is sold', () => {
    expect(stating('NA', 'MGM', { preparation: 'FROZEN' })).toMatchObject({
      nutrients: [{ value: 5 }],
      warnings: [unknownPreparation('FROZEN')],
    });
  });

  test('of the unit of a serving: it is left out, and never taken for the basis', () => {
    const servingSizes = [{ value: '1', unit: 'EA' }];
    expect(stating('NA', 'MGM', { servingSizes })).toMatchObject({
      serving: { size: null },
      nutrients: [{ basis: '100g' }],
      warnings: [unknownServingUnit('EA')],
    });
    const odd = { basis: { value: '1', unit: 'XX' }, servingSizes: [{ value: '30', unit: 'GRM' }] };
    expect(stating('NA', 'MGM', odd)).toMatchObject({
      nutrients: [],
      warnings: [unknownServingUnit('XX'), NO_BASIS],
    });
  });
});
