import { describe, expect, test } from 'vitest';
import { BAG } from '../subject-fixture.ts';
import { deriveFacts } from './derive-facts.ts';
import { findKind, kindByName } from './find-kind.ts';

const codes = (
  family_code: string | null,
  class_code: string | null = null,
  brick_code: string | null = null,
) => ({
  ...BAG,
  family_code,
  class_code,
  brick_code,
});

describe('by name', () => {
  test.each([
    ['Crispy Potato Chips, Original', 'chips'],
    ["Ice Cream, Cookies N' Cream", 'dessert'],
    ['Kraft, Shredded Cheddar Cheese', 'cheese'],
    ['Chunk Light Tuna in Water', 'canned_fish'],
    ['Oatmeal Raisin Cookies', 'cookie'],
    ['Nonfat Greek Yogurt Strawberry', 'yogurt'],
    ['Mango Tango Flavored Smoothie', 'soft_drink'],
    ['Popcorn Butter Flavored', 'popcorn'],
    ['Crackers with Cheese', 'cracker'],
    ['Chicken Noodle Soup', 'soup'],
    ['Milk Chocolate Bar', 'candy'],
    ['Chocolate Milk', 'milk'],
    ['Almond Milk', 'milk_substitute'],
    ['Sugar Free Gum', 'gum'],
    ['Cookie Dough Ice Cream', 'dessert'],
    ['Lemonade Drink Mix', 'drink_to_prepare'],
    ['Caesar Salad Dressing', 'dressing'],
    ['Huile d’olive', 'oil'],
    ['Almonds, Chili Lime', 'nuts'],
    ['Oven Roasted Coffee Almonds', 'nuts'],
    ['Peanut Sauce', 'sauce'],
    ['Honey Mustard Chicken', 'raw_meat'],
    ['Oyster Flavored Sauce', 'sauce'],
    ['Chocolate Flavored Syrup', 'sweetener'],
    ['Potato Chips Flavored with Bacon', 'chips'],
    ['Best Breast of Chicken, Chunk Meat in Water', 'raw_meat'],
    ['Rotisserie Chicken Seasoning', 'seasoning'],
    ['Turkey Ham', 'processed_meat'],
    ['Deviled Eggs', 'egg'],
    ['Milk Chocolate Easter Eggs', 'candy'],
    ['Strawberries', 'fresh_fruit'],
    ['Dried Strawberries', 'dried_fruit'],
    ['Swiss Rolls', 'cake'],
    ['Filets de poulet', 'raw_meat'],
    ['Emmental au lait cru', 'cheese'],
    ['Xyzzy', undefined],
    ['', undefined],
  ])('%s', (name, kind) => {
    expect(kindByName(name)).toBe(kind);
  });
});

describe('by GPC code', () => {
  test.each([
    [codes(null, null, '10000252'), 'popcorn', 'GPC brick'],
    [codes('50130000', '50131800'), 'cheese', 'GPC class'],
    [codes('50150000'), 'oil', 'GPC family'],
    [{ ...codes('50180000', '50181900'), name: 'Hamburger Buns' }, 'roll', 'name'],
    [{ ...codes('50180000', '50181900'), name: null }, 'bread', 'GPC class'],
    [{ ...codes('50180000', '50181900'), name: 'Beer' }, 'bread', 'GPC class'],
    [{ ...codes('50100000', '50102100'), name: 'Sliced Carrots' }, 'canned_vegetable', 'name'],
    [{ ...codes(null, null, '10000270'), name: 'Sliced Carrots' }, 'frozen_vegetable', 'name'],
    [{ ...codes(null, null, '10000204'), name: 'Peach Slices' }, 'frozen_fruit', 'name'],
    [{ ...codes('50240000', '50240100'), name: 'Chicken Breast' }, 'prepared_meat', 'name'],
  ] as const)('%#: %s', (given, kind, from) => {
    expect(findKind(given)).toEqual({ kind, from });
  });

  test.each([
    ['frozen vegetables with sauce or without', codes('50100000', '50102100', '10000270')],
    ['frozen fruit with sugar or without', codes('50100000', '50102000', '10000204')],
    ['seaweed among the fish', codes('50120000', '50122200')],
  ])('%s: without a name the code does not tell', (_what, given) => {
    expect(findKind({ ...given, name: null })).toBeUndefined();
  });

  test('a family of many kinds tells nothing without a name', () => {
    expect(findKind({ ...codes('50190000'), name: null })).toBeUndefined();
    expect(findKind({ ...codes('50190000'), name: 'Beef Lasagna' })).toEqual({ kind: 'meal', from: 'name' });
  });
});

describe('a name alone is believed where the ingredients begin with it', () => {
  const kindOf = (name: string, ingredients: string | null) =>
    deriveFacts({ ...codes(null), name, ingredients }).kind?.kind;

  test.each([
    ['Watermelon', 'Watermelon', 'fresh_fruit'],
    ['Watermelon', 'Sugar, corn syrup, red 40', undefined],
    ['Watermelon', null, 'fresh_fruit'],
    ['Chicken Breast', 'Chicken, water, salt', 'raw_meat'],
    ['Chicken Breast', 'Chicken, water, wheat flour, oil, salt, spice, dextrose', 'prepared_meat'],
    ['Iced Tea', 'Water, sugar, tea', 'tea_or_coffee'],
    ['Iced Tea', 'Sugar, tea, citric acid', 'drink_to_prepare'],
  ])('%s of %s', (name, ingredients, kind) => {
    expect(kindOf(name, ingredients)).toBe(kind);
  });
});
