import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductKind } from '../facts/product-kinds.ts';
import { checkExemption, exempt } from './check-exemption.ts';

checkExemption('plain_produce', [
  ['fresh_fruit', 'Gala Apples', 'Apples', true],
  ['fresh_fruit', 'Fruit Salad', 'Mixed fruit (peaches, pears), water', true],
  ['fresh_fruit', 'Fruit Salad', 'Mixed fruit (peaches, pears, sugar), water', false],
  ['fresh_fruit', 'Fruit Salad', 'Peaches, cherries (cherries, red 3)', false],
  ['fresh_fruit', 'Fruit Salad', 'Peaches, glorpfruit', null],
  ['fresh_fruit', 'Fruit Salad', 'Mixed fruit (peaches, glorpfruit), water', null],
  ['frozen_vegetable', 'Riced Cauliflower', 'Cauliflower (cauliflower, sea salt)', false],
  ['frozen_vegetable', 'Sweet Corn', 'Corn', true],
  ['frozen_vegetable', 'Broccoli', 'Broccoli, butter sauce (butter, salt)', false],
  ['fresh_vegetable', 'Kale Chips', 'Kale', false],
  ['fresh_fruit', 'Freeze-Dried Grapes', 'Grapes', false],
  ['fresh_fruit', 'Apple Snack', 'Dried apples', false],
  ['fresh_fruit', 'Cherry Concentrate', 'Cherries', false],
  ['canned_vegetable', 'Green Beans', 'Green beans', true],
]);

checkExemption('canned_fruit', [
  ['canned_fruit', 'Peach Slices', 'Peaches, pear juice', true],
  ['canned_fruit', 'Peach Slices', 'Peaches, water', true],
  ['canned_fruit', 'Fruit Cocktail in Light Syrup', 'Fruit (peaches, pears), water, sugar', true],
  [
    'canned_fruit',
    'Fruit Cocktail in Light Syrup',
    'Peaches, cherries (cherries, red 3), water, sugar',
    false,
  ],
  ['canned_fruit', 'Fruit Cocktail', 'Mixed fruit (peaches, pears, sugar), water', false],
  ['canned_fruit', 'Fruit Cocktail', 'Peaches, water, sucralose', false],
  ['canned_fruit', 'Fruit Cocktail', 'Peaches, pear juice concentrate, water', false],
  ['canned_fruit', 'Fruit Cocktail', 'Peaches, water, glorp', null],
  ['canned_fruit', 'Frozen Peach Slices in Light Syrup', 'Peaches, water, sugar', false],
  ['frozen_fruit', 'Peach Slices in Light Syrup', 'Peaches, water, sugar', false],
  ['canned_fruit', 'Mango Smoothie', 'Orange juice, mango puree', false],
]);

checkExemption('canned_vegetable', [
  ['canned_vegetable', 'Green Beans', 'Green beans, water', true],
  ['canned_vegetable', 'Green Beans', 'Green beans, water, citric acid', true],
  ['canned_vegetable', 'Corn', 'Corn, water, sugar', true],
  ['canned_vegetable', 'Cut Yams', 'Yams, water, corn syrup, sugar', null],
  ['canned_vegetable', 'Cut Yams in Syrup', 'Yams, water, sugar', null],
  ['canned_vegetable', 'Green Beans', 'Green beans, water (water, sea salt)', false],
  ['canned_vegetable', 'Green Beans', 'Green beans, water, vegetable oil', false],
  ['canned_vegetable', 'Green Beans', 'Green beans, water, seasoning (spices, butter)', false],
  ['canned_vegetable', 'Green Beans', 'Green beans, water, cheese', false],
  ['canned_vegetable', 'Green Beans', 'Green beans, water, glorp', null],
  ['canned_vegetable', 'Steamable Green Beans', 'Green beans, water, citric acid', false],
  ['canned_vegetable', 'Frozen Green Beans', 'Green beans, water, citric acid', false],
  ['canned_vegetable', 'Petite Peas', 'Green peas, citric acid', false],
  ['canned_vegetable', 'Stir-Fry Vegetables', 'Broccoli, water chestnuts, citric acid', false],
  ['canned_vegetable', 'Beans', 'Pinto beans, tomato sauce (tomatoes, butter), water', false],
  ['canned_vegetable', 'Beans', 'Pinto beans, tomato sauce, water', null],
  ['canned_vegetable', 'Green Chile', 'Green chiles, lime juice, garlic', false],
  ['canned_vegetable', 'Pumpkin Spread', 'Pumpkin, orange juice, spices', false],
  ['beans', 'Butter Beans', 'Lima beans, water', true],
  ['canned_vegetable', 'Black Beans', 'Black beans', false],
  ['canned_vegetable', 'Crushed Tomatoes', 'Tomatoes, tomato juice, dried basil', true],
]);

checkExemption('nuts', [
  ['nuts', 'Almonds', 'Almonds, salt', true],
  ['nuts', 'Honey Roasted Peanuts', 'Peanuts, sugar, honey, modified corn starch, salt', true],
  ['nuts', 'Mixed Nuts', 'Cashews, vegetable oil (peanut, sunflower seed, soybean), sea salt', true],
  ['nuts', 'Mixed Nuts', 'Nut blend (almonds, cashews)', true],
  ['nuts', 'Chocolate Almonds', 'Almonds, dark chocolate (sugar, cocoa mass, cocoa butter)', false],
  ['nuts', 'Yogurt Almonds', 'Almonds, coating (sugar, palm kernel oil, nonfat milk)', false],
  ['nuts', 'Cocoa Almonds', 'Almonds, sugar, cocoa powder', false],
  ['nuts', 'Peanuts', 'Sugar, vegetable oil (peanut), salt', false],
  ['nuts', 'Dry Roasted Peanuts', 'Peanuts, salt, corn starch, yeast, hydrolyzed soy protein, paprika', true],
  ['nuts', 'Japanese Peanuts', 'Peanuts, wheat flour, sugar, soy sauce (water, soybeans, wheat)', false],
  ['nuts', 'Mixed Nuts', 'Almonds, glorp', null],
  ['nuts', 'Mixed Nuts', 'Almonds (almonds, glorp), salt', null],
]);

checkExemption('eggs', [
  ['egg', 'Hard Boiled Eggs', 'Eggs, water, citric acid', true],
  ['egg', 'Hard Boiled Eggs', 'Eggs (eggs, soybean oil)', false],
  ['egg', 'Egg Bites', 'Eggs, cheddar cheese (milk, salt)', false],
  ['egg', 'Pickled Eggs', 'Eggs, vinegar, water, sugar, salt', true],
  ['egg', 'Eggs', 'Eggs, glorp', null],
]);

checkExemption('seafood', [
  ['canned_fish', 'Tuna', 'Tuna, water, vegetable broth (contains soy), salt', true],
  ['canned_fish', 'Tuna', 'Tuna, water, sauce (soybean oil, tomatoes)', false],
  ['canned_fish', 'Tuna Kit', 'Tuna, crackers (wheat flour, palm oil)', false],
  ['canned_fish', 'Tuna', 'Tuna, glorp', null],
  ['canned_fish', 'Mackerel', 'Mackerel, sugar, soy sauce (water, soybeans, wheat, salt)', true],
  ['canned_fish', 'Sardines', 'Sardines, tomato sauce', null],
  ['canned_fish', 'Tuna Salad', 'Tuna, mayonnaise (soybean oil, eggs)', false],
]);

checkExemption('dried_produce', [
  ['dried_fruit', 'Raisins', 'Raisins', true],
  ['dried_fruit', 'Apricots', 'Apricots, sulfur dioxide', true],
  ['dried_fruit', 'Raisins', 'Raisins, sunflower oil', true],
  ['dried_fruit', 'Dried Fruit', 'Raisins, cranberries (cranberries, sugar)', false],
  ['dried_fruit', 'Dried Apples', 'Apples, apple juice concentrate', false],
  ['dried_fruit', 'Apple Leather', 'Apples', false],
  ['dried_fruit', 'Fruit Snacks', 'Apple puree, citric acid', false],
  ['dried_fruit', 'Dried Mango', 'Mango puree, citric acid', false],
  ['dried_fruit', 'Dried Mango', 'Mango, glorp', null],
  ['dried_fruit', 'Figs', 'Dried figs with potassium sorbate added as a preservative, water', true],
  ['dried_fruit', 'Super Smooth Puree', 'Apples, strawberries', false],
  ['dried_fruit', 'Date Molasses', 'Dates', false],
]);

checkExemption('sweetened_dried_fruit', [
  ['dried_fruit', 'Dried Cranberries', 'Cranberries, sugar', true],
  ['dried_fruit', 'Dried Cranberries', 'Cranberries (cranberries, apple juice concentrate)', true],
  ['dried_fruit', 'Dried Fruit, Tart Cherries', 'Cherries, sugar', true],
  ['dried_fruit', 'Dried Blueberries', 'Blueberries, sugar, sunflower oil', false],
  ['dried_fruit', 'Dried Mango', 'Mango, sugar', null],
  ['dried_fruit', 'Dried Fruit', 'Cranberries, mango, sugar', null],
  ['dried_fruit', 'Dried Cherries', 'Cherries, sugar', null],
  ['dried_fruit', 'Cranberry Bar', 'Cranberries, sugar', false],
  ['dried_fruit', 'Dried Cranberries', 'Cranberries', false],
  ['dried_fruit', 'Premium Spread, Blueberry', 'Blueberries, sugar', false],
  ['dried_fruit', 'Blueberry', 'Blueberries, sugar, pectin', false],
]);

checkExemption('dried_fruit_and_nuts', [
  ['trail_mix', 'Trail Mix', 'Raisins, almonds', true],
  ['trail_mix', 'Trail Mix', 'Raisins, almonds (almonds, salt)', true],
  ['trail_mix', 'Trail Mix', 'Almonds, dried cranberries (cranberries, sugar)', false],
  ['trail_mix', 'Trail Mix', 'Raisins, almonds (almonds, sunflower oil)', false],
  ['trail_mix', 'Trail Mix', 'Raisins, banana chips (bananas, coconut oil), almonds', false],
  ['trail_mix', 'Nuts', 'Almonds, cashews', false],
  ['nuts', 'Habanero Pistachios', 'Pistachios, habanero peppers, salt', false],
  ['trail_mix', 'Trail Mix', 'Raisins, almonds, glorp', null],
]);

checkExemption('paired', [
  ['side_dish', 'Apple Slices with Peanut Butter', 'Apples, peanut butter (peanuts, salt)', true],
  [
    'side_dish',
    'Apple Slices with Peanut Butter',
    'Apples, peanut butter (peanuts, sugar, palm oil, salt)',
    true,
  ],
  ['side_dish', 'Apples and Cheese', 'Apples, reduced fat cheddar cheese (milk, salt, enzymes)', true],
  ['side_dish', 'Apples and Cheese', 'Apples, cheddar cheese (milk, salt, enzymes)', false],
  ['side_dish', 'Apples and Cheese', 'Apples, provolone (part-skim milk, salt, enzymes)', false],
  ['side_dish', 'Snack Mix', 'Almonds, dried cranberries (cranberries, sugar)', false],
  ['side_dish', 'Apples with Dip', 'Apples, caramel (sugar, milk)', false],
  ['side_dish', 'Apples with Almonds', 'Apples, almonds (almonds, glorp)', null],
  ['side_dish', 'Apples', 'Apples', false],
  ['trail_mix', 'Trail Mix', 'Raisins, almonds (almonds, sunflower oil)', false],
]);

checkExemption('paired_unsweetened', [
  ['side_dish', 'Apple Slices with Peanut Butter', 'Apples, peanut butter (peanuts, salt)', true],
  ['side_dish', 'Apple Slices with Peanut Butter', 'Apples, peanut butter (peanuts, sugar)', false],
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
