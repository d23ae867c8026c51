import { describe, expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { deriveFacts } from './facts/derive-facts.ts';
import type { GuidelineSubject } from './subject.ts';
import { BAG, subject } from './subject-fixture.ts';

const flagged = (given: GuidelineSubject) =>
  deriveFacts(given)
    .implausible.map(({ nutrient }) => nutrient)
    .sort();

const per100 = (values: typeof BAG.per_100, changes: Partial<typeof BAG> = {}) =>
  ({
    ...BAG,
    ingredients: 'Potatoes',
    serving_size: null,
    per_serving: {},
    per_100: values,
    ...changes,
  }) as const;

test('a real label is plausible', () => {
  expect(flagged(BAG)).toEqual([]);
});

describe('what cannot be', () => {
  test.each([
    ['less than nothing', { sodium: -1 }, ['sodium']],
    ['more than 100 g in 100 g', { protein: 101 }, ['protein']],
    ['more sodium than salt has', { sodium: 40_000 }, ['sodium']],
    ['more energy than fat has', { calories: 1200 }, ['calories']],
    ['parts of more than 100 g', { total_fat: 60, protein: 50 }, ['protein', 'total_fat']],
    ['more saturated fat than fat', { total_fat: 5, saturated_fat: 12 }, ['saturated_fat', 'total_fat']],
    [
      'more sugars than carbohydrate',
      { total_carbohydrate: 10, sugars: 30 },
      ['sugars', 'total_carbohydrate'],
    ],
    ['more added sugars than sugars', { sugars: 4, added_sugars: 20 }, ['added_sugars', 'sugars']],
  ] as const)('%s', (_, values, expected) => {
    expect(flagged(per100(values))).toEqual(expected);
  });

  test.each([
    ['salt', { sodium: 39_000 }],
    ['oil', { calories: 900, total_fat: 100 }],
    ['sugar', { calories: 400, total_carbohydrate: 100, sugars: 100 }],
    ['rounded parts', { total_fat: 1, saturated_fat: 1.5 }],
    ['nothing', {}],
  ] as const)('%s is plausible', (_, values) => {
    expect(flagged(per100(values))).toEqual([]);
  });
});

describe('energy against fat, carbohydrate and protein', () => {
  // 9 x 10 + 4 x 50 + 4 x 10 = 330 kcal; 20 % and the room for rounding around it.
  const macros = { total_fat: 10, total_carbohydrate: 50, protein: 10 };

  examples(
    '%d kcal per 100 g: plausible is %s',
    (calories) => flagged(per100({ ...macros, calories })).length === 0,
    [
      [330, true],
      [260, true],
      [420, true],
      [230, false],
      [430, false],
    ],
  );

  test('fibre may count from nothing to four', () => {
    const bran = { total_fat: 4, total_carbohydrate: 65, dietary_fiber: 43, protein: 16 };
    expect(flagged(per100({ ...bran, calories: 216 }))).toEqual([]);
    expect(flagged(per100({ ...bran, calories: 360 }))).toEqual([]);
  });

  test('sugar alcohols have less energy than carbohydrate, alcohol more', () => {
    const candy = { total_fat: 0, total_carbohydrate: 95, protein: 0, calories: 60 };
    expect(flagged(per100(candy))).not.toEqual([]);
    expect(flagged(per100(candy, { ingredients: 'Erythritol, xylitol' }))).toEqual([]);
    const rum = { total_fat: 0, total_carbohydrate: 0, protein: 0, calories: 231 };
    expect(flagged(per100(rum, { ingredients: 'Rum' }))).toEqual([]);
  });

  test('a small serving rounds coarsely, and is not blamed for it', () => {
    // 5 g of mustard: 5 kcal, nothing else above half a gram.
    const mustard = { calories: 5, total_fat: 0, total_carbohydrate: 0, protein: 0 };
    expect(flagged({ ...subject({}), serving_size: { value: 5, unit: 'g' }, per_serving: mustard })).toEqual(
      [],
    );
  });
});

test('every reason is a sentence with the numbers', () => {
  const [found] = deriveFacts(per100({ sodium: 40_000 })).implausible;
  expect(found?.reason).toBe('Sodium of 40,000 mg per 100 g cannot be: 39,400 mg is the most.');
});
