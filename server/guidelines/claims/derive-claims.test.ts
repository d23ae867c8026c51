import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { amountsOf } from '#server/catalogue/product/prepare-product.ts';
import { standardiseNutrients } from '#server/catalogue/sources/standardise-nutrients.ts';
import { examples } from '#tests/support/examples.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BAG, subject } from '../subject-fixture.ts';
import { claimsOf } from './derive-claims.ts';

const tags = (given: GuidelineSubject) => claimsOf(deriveFacts(given)).claims.map(({ tag }) => tag);
const diets = (given: GuidelineSubject) => claimsOf(deriveFacts(given)).diet_types.map(({ diet }) => diet);
/** A serving above 30 g of a food without reference amount, so that it is judged as it is; nothing stands for sugar, salt or fat. */
const cup = (per_serving: GuidelineSubject['per_serving']): GuidelineSubject => ({
  ...BAG,
  name: null,
  family_code: null,
  class_code: null,
  brick_code: null,
  serving_size: { value: 100, unit: 'g' },
  package_weight: null,
  ingredients: 'Potatoes',
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
    const low = claimsOf(deriveFacts(cup({ sodium: 120 }))).claims.find(({ tag }) => tag === 'low_sodium');
    expect(low).toEqual({
      tag: 'low_sodium',
      because: 'Sodium 120 mg a serving, limit 140 mg',
      source: '21 CFR 101.61(b)(4)',
    });
  });
});

/** Scaled from 100 g, as a source states it. */
function stated(size: number, per_100: GuidelineSubject['per_100']): GuidelineSubject {
  const statements = Object.entries(per_100).map(([nutrient, value]) => {
    const label = nutrient as NutrientLabel;
    return { nutrient: label, value, unit: NUTRIENTS[label].unit, basis: '100g' } as const;
  });
  const standard = standardiseNutrients(statements, { value: size, unit: 'g' });
  return {
    ...cup(amountsOf(standard).per_serving),
    per_100: amountsOf(standard).per_100,
    serving_size: { value: size, unit: 'g' },
  };
}

describe('what a source rounded is never "free" or "low" through the rounding', () => {
  test.each([
    ['calorie_free', 60, { calories: 8.33 }, { calories: 7.5 }],
    ['fat_free', 15, { total_fat: 3.33 }, { total_fat: 2.5 }],
    ['fat_free', 60, { total_fat: 0.8 }, { total_fat: 0.7 }],
    ['sugar_free', 29, { sugars: 1.72 }, { sugars: 1.69 }],
    ['sodium_free', 29, { sodium: 17.2 }, { sodium: 14 }],
    ['low_sodium', 62, { sodium: 230.7 }, { sodium: 225.8 }],
    ['low_fat', 60, { total_fat: 5 }, { total_fat: 4.1 }],
    ['good_source_of_fiber', 150, { dietary_fiber: 2 }, { dietary_fiber: 2.4 }],
  ] as const)('%s in %d g', (tag, size, within, clear) => {
    expect(tags(stated(size, within))).not.toContain(tag);
    expect(tags(stated(size, clear))).toContain(tag);
  });

  test('a 0 of whole grams may be half a gram, which a large serving multiplies', () => {
    const drink = { total_carbohydrate: 11, sugars: 11, total_fat: 0, calories: 44 };
    expect(tags(stated(240, drink))).not.toContain('fat_free');
    expect(tags(stated(240, { ...drink, sugars: 10.9 }))).toContain('fat_free');
    expect(tags(stated(99, drink))).toContain('fat_free');
    expect(tags(cup({ total_fat: 0 }))).toContain('fat_free');
  });

  test('whatever a label prints, a source rounds and a serving scales', () => {
    const free = [
      ['calorie_free', 'calories', 5],
      ['fat_free', 'total_fat', 0.5],
      ['sugar_free', 'sugars', 1],
      ['sodium_free', 'sodium', 5],
      ['cholesterol_free', 'cholesterol', 5],
    ] as const;
    const size = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.constantFrom(28.35, 33.3));
    const steps = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(
        fc.constantFrom(...free),
        size,
        fc.nat(4),
        steps,
        ([tag, nutrient, least], grams, decimals, n) => {
          const round = (value: number) => Number(((value * 100) / grams).toFixed(decimals));
          // The row's other figures are rounded alike: 12 g of carbohydrate are what a whole-gram source shows by.
          const row = { [nutrient]: round(least * n), total_carbohydrate: round(12), saturated_fat: 0 };
          const subject = { ...stated(grams, row), name: null };
          expect(tags(subject)).not.toContain(tag);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('nothing is claimed', () => {
  test.each([
    [
      'of "low" where the serving is of unknown size',
      { ...cup({ sodium: 100 }), serving_size: null },
      'low_sodium',
    ],
    ['against a part that is more', cup({ total_fat: 0, saturated_fat: 1 }), 'fat_free'],
    ['against added sugars', cup({ sugars: 0, added_sugars: 1 }), 'sugar_free'],
    ['against the energy of what is stated', cup({ calories: 0, sugars: 6 }), 'calorie_free'],
    ['of sugar beside sugar', { ...cup({ sugars: 0.4 }), ingredients: 'Oats, sugar' }, 'sugar_free'],
    ['of sodium beside salt', { ...cup({ sodium: 4 }), ingredients: 'Oats, salt' }, 'sodium_free'],
    ['of fat beside oil', { ...cup({ total_fat: 0 }), ingredients: 'Canola oil' }, 'fat_free'],
  ] as const)('%s', (_, given, tag) => {
    expect(tags(given)).not.toContain(tag);
  });
});

describe('diets', () => {
  const of = (ingredients: string | null, contains: GuidelineSubject['contains'] = []) =>
    diets({ ...cup({}), ingredients, contains });

  examples('%s: %j', of, [
    ['Oats, almonds, salt', ['vegan', 'vegetarian']],
    ['Oats, almonds, natural flavores', []],
    ['Oats, dried gelitan', []],
    ['Oats, honey', ['vegetarian']],
    ['Milk, oats', ['vegetarian']],
    ['Oats, gelatin', []],
    ['Pork, salt', []],
    ['Oats, natural flavor', []],
    ['Oats, mono and diglycerides', []],
    ['Oats, vegetable oil, soy sauce', []],
    ['Oats, glorp', []],
    ['Oats, apple juice concentrate', ['vegan', 'vegetarian']],
    // Where it comes from does not tell which food it is.
    ['Cuisses de glorp origine France', []],
    ['Râble de lapin origine France', []],
    ['Suprêmes de pintade origine France', []],
    ['Riz biologique, sel, origine France', ['vegan', 'vegetarian']],
    ['Certified 100% organic ingredients: oranges', ['vegan', 'vegetarian']],
    ['Rice, bacalao, salt', []],
    ['Oats, cricket flour, salt', []],
    ['Sugar, colour E 120', []],
    ['Flour, water, shortening, salt', []],
    ['Flour, water, palm oil shortening, salt', ['vegan', 'vegetarian']],
    // Curdled with a rennet that may be a calf's, unless its parts say with what.
    ['Lait écrémé caillé, eau, sel', []],
    ['Basil, pecorino cheese (milk), salt', []],
    ['Corn, cheddar cheese (milk, salt, cheese cultures)', []],
    ['Corn, cheddar cheese (milk, salt, microbial enzymes)', ['vegetarian']],
    ['Corn, cheese blend (cheddar cheese (milk, salt, microbial enzymes))', ['vegetarian']],
    ['Spinach, paneer (milk, vinegar)', ['vegetarian']],
    ['Oats, fromage blanc', []],
    ['Flour, partially hydrogenated vegetable and/or animal shortening', []],
    ['Flour, enzymes (non-animal)', []],
    ['Oats, white chocolate macadamia nuts', []],
    ['Oats, almonds in dark chocolate', []],
    ['Oats, dark chocolate almonds (cocoa liquor, sugar, almonds)', ['vegan', 'vegetarian']],
    ['Popcorn, canola oil, ranch seasoning', []],
    ['Popcorn, sunflower oil, caramel color', ['vegan', 'vegetarian']],
  ]);

  examples(
    'cheese itself, %s: %j',
    (ingredients) => diets({ ...cup({}), name: 'Emmental Bio', ingredients }),
    [
      ['Lait cru de vache, sel, ferments lactiques', []],
      ['Milk, salt, microbial enzymes', ['vegetarian']],
      ['Cashews, water, salt', ['vegetarian']],
    ],
  );

  examples(
    'cheese that only its own name tells, %s',
    (name) => diets({ ...cup({}), name, ingredients: 'Lait cru de vache, sel' }),
    [
      ['Tomme de Savoie IGP', []],
      ['Ossau-Iraty', []],
      ['Morbier', []],
      ['Lait de montagne', ['vegetarian']],
    ],
  );

  test('a declared allergen overrules the list', () => {
    expect(of('Oats, salt', ['milk'])).toEqual(['vegetarian']);
    expect(of('Oats, salt', ['fish'])).toEqual([]);
  });

  test('no ingredients, no diet; a list that is cut off proves nothing absent', () => {
    expect(of(null)).toEqual([]);
    expect(of(`${'oats, '.repeat(42)}sal`)).toEqual([]);
  });
});
