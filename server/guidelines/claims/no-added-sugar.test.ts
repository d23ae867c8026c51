import { describe, expect, test } from 'vitest';
import { deriveFacts } from '../facts/derive-facts.ts';
import type { GuidelineSubject } from '../subject.ts';
import { food as anyFood, GPC } from '../subject-fixture.ts';
import { claimsOf } from './derive-claims.ts';

const food = (name: string, ingredients: string | null, per_serving: GuidelineSubject['per_serving'] = {}) =>
  anyFood(GPC.none, name, ingredients, { per_serving });
const claims = (given: GuidelineSubject) => claimsOf(deriveFacts(given)).claims.map(({ tag }) => tag);
const diets = (given: GuidelineSubject) => claimsOf(deriveFacts(given)).diet_types.map(({ diet }) => diet);

describe('a food that is never sweetened has no added sugar to leave out', () => {
  test.each([
    ['Clams', 'Clams, water, salt'],
    ['Cheddar Cheese', 'Milk, salt, enzymes'],
    ['Ground Beef', 'Beef'],
    ['Olive Oil', 'Olive oil'],
    ['Spring Water', 'Water'],
    ['Almonds', 'Almonds, salt'],
    ['Whole Milk', 'Milk'],
    ['Potato Chips', 'Potatoes, sunflower oil, salt'],
    ['Zyx', 'Oats'],
  ])('%s', (name, ingredients) => {
    expect(claims(food(name, ingredients))).not.toContain('no_added_sugar');
  });
});

describe('a food that normally is sweetened', () => {
  test.each([
    ['Peanut Butter', 'Peanuts, salt'],
    ['Peanut Butter', 'Peanuts, unsweetened cocoa powder'],
    ['Plain Yogurt', 'Milk, cream'],
    ['Almond Milk', 'Water, almonds, salt'],
    ['Apple Juice', 'Apple juice, ascorbic acid'],
    ['Wheat Bread', 'Whole wheat flour, water, yeast, salt'],
    ['Wheat Bread', 'Wheat flour (wheat, barley malt), malted barley, contains 2% or less of vanilla'],
    ['Tomato Ketchup', 'Tomatoes, vinegar, salt'],
    ['Strawberry Jam', 'Strawberries, erythritol, pectin'],
    ['Chocolate Milk', 'Milk, cocoa, sucralose'],
  ])('%s of %s', (name, ingredients) => {
    const given = food(name, ingredients);
    expect(claims(given)).toContain('no_added_sugar');
    expect(diets(given)).toContain('no_added_sugar');
  });
});

describe('an added sugar at any depth, or what may hold one', () => {
  test.each([
    ['Peanut Butter', 'Peanuts, sugar'],
    ['Peanut Butter', 'Peanuts, chocolate (cocoa, cane sugar)'],
    ['Peanut Butter', 'Peanuts, honey'],
    ['Peanut Butter', 'Peanuts, chocolate'],
    ['Plain Yogurt', 'Milk, strawberry jam'],
    ['Plain Yogurt', 'Milk, fruit preparation'],
    ['Plain Yogurt', 'Milk, sweetened cranberries'],
    ['Plain Yogurt', 'Milk, apple juice'],
    ['Plain Yogurt', 'Milk, peaches in syrup'],
    ['Plain Yogurt', 'Milk, sweetener'],
    ['Apple Juice', 'Water, apple juice concentrate'],
    ['Tartinade', 'Framboises, jus de raisin blanc concentré'],
    ['Salade de fruits au jus', "Ananas, jus d'ananas et de raisin à base de concentré"],
    ['Peanut Butter', 'Peanuts, date paste'],
    ['Almond Milk', 'Water, almonds, date nectar'],
    ['Dark Chocolate Candy', 'Cocoa liquor, coconut crystals, cocoa butter'],
    ['Margarita', 'Lime juice, tequila, triple sec liqueur'],
    ['Wheat Bread', 'Whole wheat flour, malt, salt'],
    ['Wheat Bread', 'Whole wheat flour, contains 2% or less of dextrose, salt'],
    ['Fruit Juice', 'Apple juice, mango puree concentrate'],
    ['Peanut Butter', 'Peanuts, glorp'],
    ['Peanut Butter', 'Peanuts, almonds, cashews, salt, sunflower oil, glorp'],
    ['Peanut Butter', `${'peanuts, '.repeat(28)}sal`],
  ])('%s of %s', (name, ingredients) => {
    expect(claims(food(name, ingredients))).not.toContain('no_added_sugar');
  });

  test('without a list nothing is known', () => {
    expect(claims(food('Peanut Butter', null))).not.toContain('no_added_sugar');
  });

  test('added sugars that are stated overrule the list', () => {
    const of = (added_sugars: number) => food('Peanut Butter', 'Peanuts, salt', { added_sugars });
    expect(claims(of(0))).toContain('no_added_sugar');
    expect(claims(of(2))).not.toContain('no_added_sugar');
  });

  test('sugars that nothing on the list holds are of something left out', () => {
    const of = (sugars: number, ingredients: string) =>
      anyFood(GPC.none, 'Wheat Bread', ingredients, { per_100: { sugars } });
    expect(claims(of(9, 'Wheat flour, yeast, salt'))).toContain('no_added_sugar');
    expect(claims(of(10, 'Wheat flour, yeast, salt'))).not.toContain('no_added_sugar');
    expect(claims(of(10, 'Wheat flour, raisins, salt'))).toContain('no_added_sugar');
  });

  test('food for infants claims nothing', () => {
    const puree = anyFood('50130000', 'Baby Food Apple Puree', 'Apples', { per_serving: {} });
    expect(claims(puree)).not.toContain('no_added_sugar');
  });
});
