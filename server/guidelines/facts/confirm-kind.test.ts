import { describe, expect, test } from 'vitest';
import { BAG } from '../subject-fixture.ts';
import { deriveFacts } from './derive-facts.ts';

const NO_CODES = { family_code: null, class_code: null, brick_code: null };

function kindOf(name: string, ingredients: string | null, codes: Partial<typeof BAG> = {}) {
  return deriveFacts({ ...BAG, ...NO_CODES, ...codes, name, ingredients }).kind?.kind;
}

describe('meat, fish and eggs stay what they are', () => {
  test.each([
    ['a list that leaves out the meat', 'Sliced Bacon', 'Cured with: water, salt, sugar', 'processed_meat'],
    ['a solution alone', 'Chicken Breast', 'Seasoned solution: water, sea salt, spice', 'raw_meat'],
    ['breaded fish', 'Haddock Fillets', 'Haddock, wheat flour, salt', 'prepared_fish'],
    ['plain fish', 'Haddock Fillets', 'Haddock, salt', 'raw_fish'],
    ['a roll of pork', 'Country Roll', 'Pork, salt, sugar', 'prepared_meat'],
    ['a cake of crab', 'Shore Cakes', 'Crab meat, mayonnaise, bread crumbs', 'prepared_fish'],
    ['what lies in water', 'Pole and Line Meat Water', 'Tuna, water, salt', undefined],
    ['eggs', 'Large Eggs', 'Eggs', 'egg'],
  ])('%s', (_what, name, ingredients, kind) => {
    expect(kindOf(name, ingredients)).toBe(kind);
  });
});

describe('what only tastes of meat, or is made like it, is none', () => {
  test.each([
    ['Smoky Bacon', 'Potatoes, sunflower oil, salt', undefined],
    ['Chicken', 'Rice noodles, salt, spices', undefined],
    ['Old Style Franks', 'Soy protein, water, salt', 'meat_substitute'],
    ['Turkey', 'Almonds, salt', undefined],
    ['Scrambled Egg', 'Mung bean protein, water, oil', undefined],
  ])('%s of %s', (name, ingredients, kind) => {
    expect(kindOf(name, ingredients)).toBe(kind);
  });
});

describe('milk and plant drinks', () => {
  const milks = { family_code: '50130000', class_code: '50131700' };

  test.each([
    ['Barista', 'Water, oats, salt', 'milk_substitute'],
    ['Barista', 'Milk, sugar', 'milk'],
    ['Barista', 'Water, oats, zzyzx, qwrt', 'milk'],
    ['Barista', null, 'milk'],
  ])('%s of %s', (name, ingredients, kind) => {
    expect(kindOf(name, ingredients, milks)).toBe(kind);
  });
});

describe('fresh, canned, dried', () => {
  test.each([
    ['Papaya', 'Papaya', 'fresh_fruit'],
    ['Papaya', 'Papaya, water, sugar', 'canned_fruit'],
    ['Green Beans', 'Green beans', 'fresh_vegetable'],
    ['Green Beans', 'Green beans, water, salt', 'canned_vegetable'],
    ['Seltzer Water', 'Carbonated water, natural flavors', 'water'],
    ['Almond Breeze', 'Water, almonds, salt', undefined],
    ['Almond Halves', 'Almonds, salt', 'nuts'],
    ['Fries', 'Potatoes, oil', 'fries'],
    ['Fries', 'Cheese, oil', undefined],
  ])('%s of %s', (name, ingredients, kind) => {
    expect(kindOf(name, ingredients)).toBe(kind);
  });
});
