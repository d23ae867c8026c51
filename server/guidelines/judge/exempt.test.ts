import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductKind } from '../facts/product-kinds.ts';
import { EXEMPT } from './exempt.ts';
import { factsOf, product } from './product-fixture.ts';

type Row = readonly [kind: ProductKind, name: string, ingredients: string, expected: boolean | null];

function exempt(id: string, kind: ProductKind, name: string, ingredients: string): boolean | null {
  const detect = EXEMPT[id];
  if (detect === undefined) throw new Error(`no exemption ${id}`);
  return detect(factsOf(kind, product(name, ingredients)));
}

function check(id: string, rows: readonly Row[]): void {
  describe(id, () => {
    test.each(rows)('%s, %s: %s → %s', (kind, name, ingredients, expected) => {
      expect(exempt(id, kind, name, ingredients)).toBe(expected);
    });
  });
}

check('plain_produce', [
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
  ['canned_vegetable', 'Green Beans', 'Green beans', true],
]);

check('canned_fruit', [
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
]);

check('canned_vegetable', [
  ['canned_vegetable', 'Green Beans', 'Green beans, water', true],
  ['canned_vegetable', 'Green Beans', 'Green beans, water, citric acid', true],
  ['canned_vegetable', 'Green Beans', 'Green beans, water (water, sea salt)', false],
  ['canned_vegetable', 'Green Beans', 'Green beans, water, vegetable oil', false],
  ['canned_vegetable', 'Green Beans', 'Green beans, water, seasoning (spices, butter)', false],
  ['canned_vegetable', 'Green Beans', 'Green beans, water, cheese', false],
  ['canned_vegetable', 'Green Beans', 'Green beans, water, glorp', null],
  ['canned_vegetable', 'Steamable Green Beans', 'Green beans, water, citric acid', false],
  ['canned_vegetable', 'Frozen Green Beans', 'Green beans, water, citric acid', false],
  ['canned_vegetable', 'Petite Peas', 'Green peas, citric acid', false],
  ['canned_vegetable', 'Black Beans', 'Black beans', false],
  ['canned_vegetable', 'Crushed Tomatoes', 'Tomatoes, tomato juice, dried basil', true],
]);

check('nuts', [
  ['nuts', 'Almonds', 'Almonds, salt', true],
  ['nuts', 'Honey Roasted Peanuts', 'Peanuts, sugar, honey, modified corn starch, salt', true],
  ['nuts', 'Mixed Nuts', 'Cashews, vegetable oil (peanut, sunflower seed, soybean), sea salt', true],
  ['nuts', 'Mixed Nuts', 'Nut blend (almonds, cashews)', true],
  ['nuts', 'Chocolate Almonds', 'Almonds, dark chocolate (sugar, cocoa mass, cocoa butter)', false],
  ['nuts', 'Yogurt Almonds', 'Almonds, coating (sugar, palm kernel oil, nonfat milk)', false],
  ['nuts', 'Cocoa Almonds', 'Almonds, sugar, cocoa powder', false],
  ['nuts', 'Peanuts', 'Sugar, vegetable oil (peanut), salt', false],
  ['nuts', 'Mixed Nuts', 'Almonds, glorp', null],
  ['nuts', 'Mixed Nuts', 'Almonds (almonds, glorp), salt', null],
]);

check('eggs', [
  ['egg', 'Hard Boiled Eggs', 'Eggs, water, citric acid', true],
  ['egg', 'Hard Boiled Eggs', 'Eggs (eggs, soybean oil)', false],
  ['egg', 'Egg Bites', 'Eggs, cheddar cheese (milk, salt)', false],
  ['egg', 'Eggs', 'Eggs, glorp', null],
]);

check('seafood', [
  ['canned_fish', 'Tuna', 'Tuna, water, vegetable broth (contains soy), salt', true],
  ['canned_fish', 'Tuna', 'Tuna, water, sauce (soybean oil, tomatoes)', false],
  ['canned_fish', 'Tuna Kit', 'Tuna, crackers (wheat flour, palm oil)', false],
  ['canned_fish', 'Tuna', 'Tuna, glorp', null],
]);

check('dried_produce', [
  ['dried_fruit', 'Raisins', 'Raisins', true],
  ['dried_fruit', 'Apricots', 'Apricots, sulfur dioxide', true],
  ['dried_fruit', 'Raisins', 'Raisins, sunflower oil', true],
  ['dried_fruit', 'Dried Fruit', 'Raisins, cranberries (cranberries, sugar)', false],
  ['dried_fruit', 'Dried Apples', 'Apples, apple juice concentrate', false],
  ['dried_fruit', 'Apple Leather', 'Apples', false],
  ['dried_fruit', 'Fruit Snacks', 'Apple puree, citric acid', false],
  ['dried_fruit', 'Dried Mango', 'Mango puree, citric acid', false],
  ['dried_fruit', 'Dried Mango', 'Mango, glorp', null],
]);

check('sweetened_dried_fruit', [
  ['dried_fruit', 'Dried Cranberries', 'Cranberries, sugar', true],
  ['dried_fruit', 'Dried Cranberries', 'Cranberries (cranberries, apple juice concentrate)', true],
  ['dried_fruit', 'Dried Fruit, Tart Cherries', 'Cherries, sugar', true],
  ['dried_fruit', 'Dried Blueberries', 'Blueberries, sugar, sunflower oil', false],
  ['dried_fruit', 'Dried Mango', 'Mango, sugar', null],
  ['dried_fruit', 'Dried Fruit', 'Cranberries, mango, sugar', null],
  ['dried_fruit', 'Dried Cherries', 'Cherries, sugar', null],
  ['dried_fruit', 'Cranberry Bar', 'Cranberries, sugar', false],
]);

check('dried_fruit_and_nuts', [
  ['trail_mix', 'Trail Mix', 'Raisins, almonds', true],
  ['trail_mix', 'Trail Mix', 'Raisins, almonds (almonds, salt)', true],
  ['trail_mix', 'Trail Mix', 'Almonds, dried cranberries (cranberries, sugar)', false],
  ['trail_mix', 'Trail Mix', 'Raisins, almonds (almonds, sunflower oil)', false],
  ['trail_mix', 'Trail Mix', 'Raisins, banana chips (bananas, coconut oil), almonds', false],
  ['trail_mix', 'Nuts', 'Almonds, cashews', false],
  ['trail_mix', 'Trail Mix', 'Raisins, almonds, glorp', null],
]);

check('paired', [
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
]);

check('paired_unsweetened', [
  ['side_dish', 'Apple Slices with Peanut Butter', 'Apples, peanut butter (peanuts, salt)', true],
  ['side_dish', 'Apple Slices with Peanut Butter', 'Apples, peanut butter (peanuts, sugar)', false],
]);

check('sugar_free_gum', [
  ['gum', 'Gum', 'Sorbitol, gum base', true],
  ['gum', 'Gum', 'Sorbitol, gum base, coating (sugar)', false],
  ['gum', 'Gum', 'Sorbitol, xylitol, mannitol, gum base, glycerin, glorp', null],
]);

check('snack_with_nuts_or_cheese', [
  ['chips', 'Nut Mix', 'Pretzels (wheat flour), peanuts', true],
  ['chips', 'Granola Bites', 'Oats, clusters (sugar, almonds)', true],
  ['chips', 'Cheese Snack', 'Milk, cheese cultures, salt', true],
  ['chips', 'Cheese Puffs', 'Corn meal, vegetable oil, cheddar cheese (milk, salt)', false],
  ['chips', 'Potato Chips', 'Potatoes, vegetable oil (peanut), salt', false],
  ['chips', 'Sesame Sticks', 'Wheat flour, sesame seeds, oil', false],
  ['chips', 'Almond Cookies', 'Wheat flour, sugar, almond extract', false],
  ['chips', 'Mints', 'Sugar, corn starch', false],
]);

check('snack_of_fruit', [
  ['chips', 'Apple Crisps', 'Apples', true],
  ['chips', 'Apple Crisps', 'Apples (apples, sugar)', false],
  ['chips', 'Apple Crisps', 'Apples, apple juice concentrate', false],
  ['chips', 'Fruit Bites', 'Apples, chocolate (cocoa mass)', false],
  ['chips', 'Apple Crisps', 'Apples, glorp', null],
]);

check('snack_without_grain', [
  ['chips', 'Nut Bites', 'Almonds, salt', true],
  ['chips', 'Nut Bites', 'Almonds, clusters (oats, sugar)', false],
  ['chips', 'Chips', 'Peas, chips (potatoes, oil)', false],
  ['chips', 'Nut Bites', 'Almonds, clusters', null],
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
