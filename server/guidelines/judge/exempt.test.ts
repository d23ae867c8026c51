import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductKind } from '../facts/product-kinds.ts';
import { checkExemption, exempt } from './check-exemption.ts';

checkExemption('plain_produce', 'fresh_fruit', [
  ['Gala Apples', 'Apples', true],
  ['Fruit Salad', 'Mixed fruit (peaches, pears), water', true],
  ['Fruit Salad', 'Mixed fruit (peaches, pears, sugar), water', false],
  ['Fruit Salad', 'Peaches, cherries (cherries, red 3)', false],
  ['Fruit Salad', 'Peaches, glorpfruit', null],
  ['Fruit Salad', 'Mixed fruit (peaches, glorpfruit), water', null],
  ['Riced Cauliflower', 'Cauliflower (cauliflower, sea salt)', false, 'frozen_vegetable'],
  ['Sweet Corn', 'Corn', true, 'frozen_vegetable'],
  ['Broccoli', 'Broccoli, butter sauce (butter, salt)', false, 'frozen_vegetable'],
  ['Kale Chips', 'Kale', false, 'fresh_vegetable'],
  ['Freeze-Dried Grapes', 'Grapes', false],
  ['Apple Snack', 'Dried apples', false],
  ['Cherry Concentrate', 'Cherries', false],
  ['Green Beans', 'Green beans', true, 'canned_vegetable'],
]);

checkExemption('canned_fruit', 'canned_fruit', [
  ['Peach Slices', 'Peaches, pear juice', true],
  ['Peach Slices', 'Peaches, water', true],
  ['Fruit Cocktail in Light Syrup', 'Fruit (peaches, pears), water, sugar', true],
  ['Fruit Cocktail in Light Syrup', 'Peaches, cherries (cherries, red 3), water, sugar', false],
  ['Fruit Cocktail', 'Mixed fruit (peaches, pears, sugar), water', false],
  ['Fruit Cocktail', 'Peaches, water, sucralose', false],
  ['Fruit Cocktail', 'Peaches, pear juice concentrate, water', false],
  ['Fruit Cocktail', 'Peaches, water, glorp', null],
  ['Frozen Peach Slices in Light Syrup', 'Peaches, water, sugar', false],
  ['Peach Slices in Light Syrup', 'Peaches, water, sugar', false, 'frozen_fruit'],
  ['Mango Smoothie', 'Orange juice, mango puree', false],
]);

checkExemption('canned_vegetable', 'canned_vegetable', [
  ['Green Beans', 'Green beans, water', true],
  ['Green Beans', 'Green beans, water, citric acid', true],
  ['Corn', 'Corn, water, sugar', true],
  ['Cut Yams', 'Yams, water, corn syrup, sugar', null],
  ['Cut Yams in Syrup', 'Yams, water, sugar', null],
  ['Green Beans', 'Green beans, water (water, sea salt)', false],
  ['Green Beans', 'Green beans, water, vegetable oil', false],
  ['Green Beans', 'Green beans, water, seasoning (spices, butter)', false],
  ['Green Beans', 'Green beans, water, cheese', false],
  ['Green Beans', 'Green beans, water, glorp', null],
  ['Steamable Green Beans', 'Green beans, water, citric acid', false],
  ['Frozen Green Beans', 'Green beans, water, citric acid', false],
  ['Petite Peas', 'Green peas, citric acid', false],
  ['Stir-Fry Vegetables', 'Broccoli, water chestnuts, citric acid', false],
  ['Beans', 'Pinto beans, tomato sauce (tomatoes, butter), water', false],
  ['Beans', 'Pinto beans, tomato sauce, water', null],
  ['Green Chile', 'Green chiles, lime juice, garlic', false],
  ['Pumpkin Spread', 'Pumpkin, orange juice, spices', false],
  ['Butter Beans', 'Lima beans, water', true, 'beans'],
  ['Black Beans', 'Black beans', false],
  ['Crushed Tomatoes', 'Tomatoes, tomato juice, dried basil', true],
]);

checkExemption('nuts', 'nuts', [
  ['Almonds', 'Almonds, salt', true],
  ['Honey Roasted Peanuts', 'Peanuts, sugar, honey, modified corn starch, salt', true],
  ['Mixed Nuts', 'Cashews, vegetable oil (peanut, sunflower seed, soybean), sea salt', true],
  ['Mixed Nuts', 'Nut blend (almonds, cashews)', true],
  ['Chocolate Almonds', 'Almonds, dark chocolate (sugar, cocoa mass, cocoa butter)', false],
  ['Yogurt Almonds', 'Almonds, coating (sugar, palm kernel oil, nonfat milk)', false],
  ['Cocoa Almonds', 'Almonds, sugar, cocoa powder', false],
  ['Peanuts', 'Sugar, vegetable oil (peanut), salt', false],
  ['Dry Roasted Peanuts', 'Peanuts, salt, corn starch, yeast, hydrolyzed soy protein, paprika', true],
  ['Japanese Peanuts', 'Peanuts, wheat flour, sugar, soy sauce (water, soybeans, wheat)', false],
  ['Mixed Nuts', 'Almonds, glorp', null],
  ['Mixed Nuts', 'Almonds (almonds, glorp), salt', null],
]);

checkExemption('eggs', 'egg', [
  ['Hard Boiled Eggs', 'Eggs, water, citric acid', true],
  ['Hard Boiled Eggs', 'Eggs (eggs, soybean oil)', false],
  ['Egg Bites', 'Eggs, cheddar cheese (milk, salt)', false],
  ['Pickled Eggs', 'Eggs, vinegar, water, sugar, salt', true],
  ['Eggs', 'Eggs, glorp', null],
]);

checkExemption('seafood', 'canned_fish', [
  ['Tuna', 'Tuna, water, vegetable broth (contains soy), salt', true],
  ['Tuna', 'Tuna, water, sauce (soybean oil, tomatoes)', false],
  ['Tuna Kit', 'Tuna, crackers (wheat flour, palm oil)', false],
  ['Tuna', 'Tuna, glorp', null],
  ['Mackerel', 'Mackerel, sugar, soy sauce (water, soybeans, wheat, salt)', true],
  ['Sardines', 'Sardines, tomato sauce', null],
  ['Tuna Salad', 'Tuna, mayonnaise (soybean oil, eggs)', false],
]);

checkExemption('dried_produce', 'dried_fruit', [
  ['Raisins', 'Raisins', true],
  ['Apricots', 'Apricots, sulfur dioxide', true],
  ['Raisins', 'Raisins, sunflower oil', true],
  ['Dried Fruit', 'Raisins, cranberries (cranberries, sugar)', false],
  ['Dried Apples', 'Apples, apple juice concentrate', false],
  ['Apple Leather', 'Apples', false],
  ['Fruit Snacks', 'Apple puree, citric acid', false],
  ['Dried Mango', 'Mango puree, citric acid', false],
  ['Dried Mango', 'Mango, glorp', null],
  ['Figs', 'Dried figs with potassium sorbate added as a preservative, water', true],
  ['Super Smooth Puree', 'Apples, strawberries', false],
  ['Date Molasses', 'Dates', false],
]);

checkExemption('sweetened_dried_fruit', 'dried_fruit', [
  ['Dried Cranberries', 'Cranberries, sugar', true],
  ['Dried Cranberries', 'Cranberries (cranberries, apple juice concentrate)', true],
  ['Dried Fruit, Tart Cherries', 'Cherries, sugar', true],
  ['Dried Blueberries', 'Blueberries, sugar, sunflower oil', false],
  ['Dried Mango', 'Mango, sugar', null],
  ['Dried Fruit', 'Cranberries, mango, sugar', null],
  ['Dried Cherries', 'Cherries, sugar', null],
  ['Cranberry Bar', 'Cranberries, sugar', false],
  ['Dried Cranberries', 'Cranberries', false],
  ['Premium Spread, Blueberry', 'Blueberries, sugar', false],
  ['Blueberry', 'Blueberries, sugar, pectin', false],
]);

checkExemption('dried_fruit_and_nuts', 'trail_mix', [
  ['Trail Mix', 'Raisins, almonds', true],
  ['Trail Mix', 'Raisins, almonds (almonds, salt)', true],
  ['Trail Mix', 'Almonds, dried cranberries (cranberries, sugar)', false],
  ['Trail Mix', 'Raisins, almonds (almonds, sunflower oil)', false],
  ['Trail Mix', 'Raisins, banana chips (bananas, coconut oil), almonds', false],
  ['Nuts', 'Almonds, cashews', false],
  ['Habanero Pistachios', 'Pistachios, habanero peppers, salt', false, 'nuts'],
  ['Trail Mix', 'Raisins, almonds, glorp', null],
]);

checkExemption('paired', 'side_dish', [
  ['Apple Slices with Peanut Butter', 'Apples, peanut butter (peanuts, salt)', true],
  ['Apple Slices with Peanut Butter', 'Apples, peanut butter (peanuts, sugar, palm oil, salt)', true],
  ['Apples and Cheese', 'Apples, reduced fat cheddar cheese (milk, salt, enzymes)', true],
  ['Apples and Cheese', 'Apples, cheddar cheese (milk, salt, enzymes)', false],
  ['Apples and Cheese', 'Apples, provolone (part-skim milk, salt, enzymes)', false],
  ['Snack Mix', 'Almonds, dried cranberries (cranberries, sugar)', false],
  ['Apples with Dip', 'Apples, caramel (sugar, milk)', false],
  ['Apples with Almonds', 'Apples, almonds (almonds, glorp)', null],
  ['Apples', 'Apples', false],
  ['Trail Mix', 'Raisins, almonds (almonds, sunflower oil)', false, 'trail_mix'],
]);

checkExemption('paired_unsweetened', 'side_dish', [
  ['Apple Slices with Peanut Butter', 'Apples, peanut butter (peanuts, salt)', true],
  ['Apple Slices with Peanut Butter', 'Apples, peanut butter (peanuts, sugar)', false],
]);

describe('a name inside a bracket counts as much as one outside', () => {
  /** Lists that are exempt, and what each may not hold. */
  const LISTS: readonly (readonly [id: string, kind: ProductKind, name: string, items: readonly string[]])[] =
    [
      ['plain_produce', 'fresh_fruit', 'Fruit Salad', ['peaches', 'pears', 'water']],
      ['canned_fruit', 'canned_fruit', 'Peach Slices', ['peaches', 'pears', 'water']],
      ['dried_produce', 'dried_fruit', 'Dried Fruit', ['raisins', 'apricots']],
      ['dried_fruit_and_nuts', 'trail_mix', 'Trail Mix', ['raisins', 'almonds', 'walnuts']],
      ['paired_unsweetened', 'side_dish', 'Apples with Almonds', ['apples', 'almonds']],
      ['snack_of_fruit', 'chips', 'Apple Crisps', ['apples', 'water']],
    ];
  const within = (item: string, part: string, depth: number): string =>
    depth === 0 ? part : `${item} (${item}, ${within(item, part, depth - 1)})`;
  const placed = fc.tuple(fc.constantFrom(...LISTS), fc.nat({ max: 2 }), fc.integer({ min: 0, max: 4 }));

  test.each(LISTS)('%s: the list itself is exempt', (id, kind, name, items) => {
    expect(exempt(id, kind, name, items.join(', '))).toBe(true);
  });

  test('sugar, syrup or color at any depth ends the exemption', () => {
    fc.assert(
      fc.property(
        placed,
        fc.constantFrom('sugar', 'corn syrup', 'red 40'),
        ([[id, kind, name, items], at, depth], part) => {
          fc.pre(part !== 'red 40' || id === 'plain_produce' || id === 'canned_fruit');

          const list = items.map((item, index) =>
            index === at % items.length ? `${item}, ${within(item, part, depth)}` : item,
          );
          expect(exempt(id, kind, name, list.join(', '))).toBe(false);
        },
      ),
    );
  });

  test('an unknown name at any depth leaves it open', () => {
    fc.assert(
      fc.property(placed, ([[id, kind, name, items], at, depth]) => {
        const list = items.map((item, index) =>
          index === at % items.length ? `${item}, ${within(item, 'glorpzyx', depth)}` : item,
        );
        expect(exempt(id, kind, name, list.join(', '))).toBeNull();
      }),
    );
  });
});
