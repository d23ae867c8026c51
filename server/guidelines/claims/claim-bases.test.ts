import { describe, expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BAG } from '../subject-fixture.ts';
import { explainClaims } from './claim-notes.ts';
import type { ClaimTag } from './claim-rules.ts';

interface Food {
  readonly name: string;
  readonly serving: number;
  readonly per_serving: GuidelineSubject['per_serving'];
  readonly description?: string;
  readonly unit?: 'g' | 'ml';
  readonly per_100?: GuidelineSubject['per_100'];
  readonly ingredients?: string;
}
const claims = ({ name, serving, unit = 'g', description, per_serving, per_100 = {}, ingredients }: Food) =>
  explainClaims(
    deriveFacts({
      ...BAG,
      name,
      family_code: null,
      class_code: null,
      brick_code: null,
      serving_size: { value: serving, unit },
      serving_description: description ?? null,
      package_weight: null,
      ingredients: ingredients ?? null,
      per_serving,
      per_100,
    }),
  ).claims;
const tags = (food: Food) => claims(food).map(({ tag }) => tag);
/** Two foods on either side of a claim's limit. */
const expectLimit = (tag: ClaimTag, within: Food, past: Food) =>
  expect([tags(within).includes(tag), tags(past).includes(tag)]).toEqual([true, false]);
const because = (food: Food, tag: string) => claims(food).find((claim) => claim.tag === tag)?.because;

describe('a claim is judged per reference amount where it is known', () => {
  const soup = (sodium: number) => ({ name: 'Chicken Soup', serving: 245, per_serving: { sodium } });
  test('soup, 245 g', () => {
    expectLimit('low_sodium', soup(140), soup(141));
  });

  test('half a bowl is not a low one', () => {
    const half = (sodium: number) => ({ name: 'Chicken Soup', serving: 122.5, per_serving: { sodium } });
    expect(tags(half(70))).toContain('low_sodium');
    expect(because(half(70), 'low_sodium')).toBe(
      'Sodium 140 mg in 245 g, the reference amount, limit 140 mg',
    );
    expect(tags(half(71))).not.toContain('low_sodium');
  });

  test('"free" holds per serving and per reference amount', () => {
    const drink = (sodium: number) => ({
      name: 'Cola',
      serving: 240,
      unit: 'ml' as const,
      per_serving: { sodium },
    });
    expectLimit('sodium_free', drink(3), drink(4));
  });

  test('a large serving is no better source', () => {
    const fiber = (dietary_fiber: number) => ({
      name: 'Potato Chips',
      serving: 60,
      per_serving: { dietary_fiber },
    });
    expect(tags(fiber(5.6))).toContain('good_source_of_fiber');
    expect(tags(fiber(5.5))).toEqual([]);
  });
});

describe('a small amount is also judged per 50 g', () => {
  test('crackers, 15 g', () => {
    const crackers = (sodium: number) => ({ name: 'Crackers', serving: 15, per_serving: { sodium } });
    expectLimit('low_sodium', crackers(40), crackers(45));
  });

  test('but not for saturated fat', () => {
    const cheese = (saturated_fat: number) => ({
      name: 'Mozzarella Cheese',
      serving: 30,
      per_serving: { saturated_fat, calories: 60 },
    });
    expectLimit('low_saturated_fat', cheese(1), cheese(1.1));
  });

  test.each([
    ['2 tbsp (35 g)', true],
    ['1 Tablespoon', true],
    ['3 tsp', true],
    ['1/2 tbsp', true],
    ['3 tbsp (35 g)', false],
    ['7 tsp', false],
    ['1 cup', false],
  ])('%s is small: %s', (description, isSmall) => {
    const sauce = { name: 'Sauce', serving: 35, description, per_serving: { sodium: 120 } };
    expect(tags(sauce).includes('low_sodium')).toBe(!isSmall);
  });
});

describe('meals', () => {
  const meal = (total_fat: number, calories = 300, more: GuidelineSubject['per_100'] = {}) => ({
    name: 'Frozen Beef Dinner',
    serving: 300,
    per_serving: { total_fat, calories },
    per_100: { total_fat: total_fat / 3, calories: calories / 3, ...more },
  });

  test('low fat per 100 g, and at most 30 % of energy', () => {
    expectLimit('low_fat', meal(8), meal(11));
    expect(tags(meal(8, 239))).not.toContain('low_fat');
    expect(tags(meal(8, 240))).toContain('low_fat');
  });

  test('low saturated fat is below 10 % of energy', () => {
    const of = (calories: number) => meal(1, calories * 3, { saturated_fat: 1 });
    expectLimit('low_saturated_fat', of(91), of(90));
  });

  test('free per serving', () => {
    const sugars = (value: number) => ({ ...meal(8), per_serving: { sugars: value } });
    expectLimit('sugar_free', sugars(0.4), sugars(0.5));
    expect(tags({ ...sugars(0.4), ingredients: 'Beef, sugar' })).not.toContain('sugar_free');
  });
});

describe('lean', () => {
  const beef = (total_fat: number, saturated_fat: number, cholesterol?: number) => {
    const figures = { total_fat, saturated_fat, ...(cholesterol === undefined ? {} : { cholesterol }) };
    return { name: 'Ground Beef', serving: 100, per_serving: figures, per_100: figures };
  };
  examples('%j', (food) => tags(food).filter((tag) => tag.endsWith('lean')), [
    [beef(9.9, 4.5, 94), ['lean']],
    [beef(10, 4.5, 94), []],
    [beef(9.9, 4.6, 94), []],
    [beef(9.9, 4.5, 95), []],
    [beef(4.9, 1.9, 94), ['lean', 'extra_lean']],
    [beef(5, 1.9, 94), ['lean']],
    [beef(4.9, 2, 94), ['lean']],
    [beef(4.9, 1.9), []],
  ]);

  test('a serving above 100 g has to be within the limits too', () => {
    const steak = {
      ...beef(9, 4, 80),
      serving: 112,
      per_serving: { total_fat: 10.1, saturated_fat: 4.4, cholesterol: 90 },
    };
    expect(tags(steak)).not.toContain('lean');
    expect(tags({ ...beef(2, 1, 20), name: 'Oat Bread' })).not.toContain('lean');
  });
});

describe('a small serving to be prepared with water is judged per 50 g prepared, where it says how much it makes', () => {
  const cocoa = (description: string, sodium: number) => ({
    name: 'Hot Cocoa Mix',
    serving: 28,
    description,
    per_serving: { sodium },
  });
  test.each([
    ['1 envelope, makes 8 fl oz', 140, true],
    ['1 envelope, makes 8 fl oz', 141, false],
    ['1 envelope (7 FL OZ when mixed with water)', 140, true],
    ['About 1 cup prepared', 140, true],
    // Without it, per 50 g of the dry food, which holds more: 78 mg in 28 g are 139 mg in 50 g.
    ['1 envelope', 78, true],
    ['1 envelope', 79, false],
    ['1 envelope, makes 30 ml', 84, true],
    ['1 envelope, makes 30 ml', 85, false],
  ])('%s, %d mg', (description, sodium, isLow) => {
    expect(tags(cocoa(description, sodium)).includes('low_sodium')).toBe(isLow);
  });

  test('of a food that is not prepared with water, what it makes says nothing', () => {
    const mix = { ...cocoa('Makes 1 cup', 100), name: 'Brownie Mix' };
    expect(tags(mix)).not.toContain('low_sodium');
  });
});

describe('what a label has to say beside a claim', () => {
  const bar = (total_fat: number) => ({
    name: 'Oat Bar',
    serving: 40,
    per_serving: { dietary_fiber: 5.6, total_fat },
  });
  test('fat beside fiber, unless it is low', () => {
    expect(because(bar(9), 'excellent_source_of_fiber')).toBe(
      '20 % of the daily value a serving, at least 20 %; a label has to state total fat 9 g next to it',
    );
    expect(because(bar(3), 'excellent_source_of_fiber')).toBe(
      '20 % of the daily value a serving, at least 20 %',
    );
  });

  test.each([
    [{ total_fat: 13 }, false],
    [{ total_fat: 13.1 }, true],
    [{ saturated_fat: 4.1 }, true],
    [{ cholesterol: 61 }, true],
    [{ sodium: 481 }, true],
    [{}, false],
  ])('%j points to the figure: %s', (figures, isDisclosed) => {
    const food = { name: 'Sauce', serving: 100, per_serving: { calcium: 260, ...figures } };
    expect(because(food, 'excellent_source_of_calcium')?.includes('see nutrition information')).toBe(
      isDisclosed,
    );
  });
});
