import { describe, expect, test } from 'vitest';
import type { GuidelineSubject } from '../subject.ts';
import { BAG, subject } from '../subject-fixture.ts';
import { deriveClaims } from './derive-claims.ts';

const tags = (given: GuidelineSubject) => deriveClaims(given).claims.map(({ tag }) => tag);
const diets = (given: GuidelineSubject) => deriveClaims(given).diet_types.map(({ diet }) => diet);
/** A serving above 30 g, so that it is judged as it is. */
const cup = (per_serving: GuidelineSubject['per_serving']): GuidelineSubject => ({
  ...BAG,
  serving_size: { value: 100, unit: 'g' },
  package_weight: null,
  per_serving,
});

describe('"free" is below its limit, "low" not above it', () => {
  test.each([
    ['calorie_free', { calories: 4.9 }, { calories: 5 }],
    ['low_calorie', { calories: 40 }, { calories: 41 }],
    ['fat_free', { total_fat: 0.4 }, { total_fat: 0.5 }],
    ['low_fat', { total_fat: 3 }, { total_fat: 3.1 }],
    ['saturated_fat_free', { saturated_fat: 0.4, trans_fat: 0.4 }, { saturated_fat: 0.4, trans_fat: 0.5 }],
    ['low_saturated_fat', { saturated_fat: 1, calories: 60 }, { saturated_fat: 1, calories: 59 }],
    ['low_saturated_fat', { saturated_fat: 1, calories: 100 }, { saturated_fat: 1.1, calories: 100 }],
    ['sugar_free', { sugars: 0.4 }, { sugars: 0.5 }],
    ['sodium_free', { sodium: 4.9 }, { sodium: 5 }],
    ['very_low_sodium', { sodium: 35 }, { sodium: 36 }],
    ['low_sodium', { sodium: 140 }, { sodium: 141 }],
    ['cholesterol_free', { cholesterol: 1.9, saturated_fat: 2 }, { cholesterol: 1.9, saturated_fat: 2.1 }],
    ['low_cholesterol', { cholesterol: 20, saturated_fat: 2 }, { cholesterol: 21, saturated_fat: 2 }],
    ['good_source_of_fiber', { dietary_fiber: 2.8 }, { dietary_fiber: 2.7 }],
    ['excellent_source_of_calcium', { calcium: 260 }, { calcium: 259 }],
    ['good_source_of_iron', { iron: 1.8 }, { iron: 3.6 }],
    ['good_source_of_vitamin_d', { vitamin_d: 2 }, { vitamin_d: 1.9 }],
    ['good_source_of_potassium', { potassium: 470 }, { potassium: 469 }],
  ] as const)('%s', (tag, holds, fails) => {
    expect(tags(cup(holds))).toContain(tag);
    expect(tags(cup(fails))).not.toContain(tag);
  });

  test('a missing value is no claim', () => {
    expect(tags(cup({}))).toEqual(expect.not.arrayContaining(['sodium_free', 'sugar_free', 'fat_free']));
  });

  test('a serving of 30 g or less is also judged per 50 g', () => {
    const small = (sodium: number) => subject({ serving_size: { value: 25, unit: 'g' } }, { sodium });
    expect(tags(small(70))).toContain('low_sodium');
    expect(tags(small(71))).not.toContain('low_sodium');
  });

  test('a meal is judged per 100 g', () => {
    const meal = (sodium: number) => ({
      ...cup({ sodium: 400 }),
      class_code: '50193800',
      brick_code: null,
      per_100: { sodium },
    });
    expect(tags(meal(140))).toContain('low_sodium');
    expect(tags(meal(141))).not.toContain('low_sodium');
  });

  test('an implausible value is no claim', () => {
    expect(tags(cup({ sodium: -1 }))).not.toContain('low_sodium');
  });

  test('every claim says what it rests on', () => {
    const low = deriveClaims(cup({ sodium: 120 })).claims.find(({ tag }) => tag === 'low_sodium');
    expect(low).toEqual({
      tag: 'low_sodium',
      because: 'Sodium 120 mg a serving, limit 140 mg',
      source: '21 CFR 101.61(b)(4)',
    });
  });
});

describe('diets', () => {
  const of = (ingredients: string | null, contains: GuidelineSubject['contains'] = []) =>
    diets({ ...cup({}), ingredients, contains });

  test.each<[string, string[]]>([
    ['Oats, almonds, salt', ['vegan', 'vegetarian', 'no_added_sugar']],
    ['Oats, honey', ['vegetarian']],
    ['Milk, oats', ['vegetarian', 'no_added_sugar']],
    ['Oats, gelatin', ['no_added_sugar']],
    ['Pork, salt', ['no_added_sugar']],
    ['Oats, natural flavor', ['no_added_sugar']],
    ['Oats, mono and diglycerides', ['no_added_sugar']],
    ['Oats, vegetable oil, soy sauce', ['no_added_sugar']],
    ['Oats, glorp', []],
    ['Oats, apple juice concentrate', ['vegan', 'vegetarian']],
  ])('%s: %j', (ingredients, expected) => {
    expect(of(ingredients)).toEqual(expected);
  });

  test('a declared allergen overrules the list', () => {
    expect(of('Oats, salt', ['milk'])).toEqual(['vegetarian', 'no_added_sugar']);
    expect(of('Oats, salt', ['fish'])).toEqual(['no_added_sugar']);
  });

  test('no ingredients, no diet; a list that is cut off proves nothing absent', () => {
    expect(of(null)).toEqual([]);
    expect(of(`${'oats, '.repeat(42)}sal`)).toEqual([]);
  });
});
