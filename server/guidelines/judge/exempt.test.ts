import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductKind } from '../facts/product-kinds.ts';
import { checkExemption, exempt } from './check-exemption.ts';

checkExemption('plain_produce', 'fresh_fruit')`
  yes  | Gala Apples | Apples
  yes  | Fruit Salad | Mixed fruit (peaches, pears), water
  no   | Fruit Salad | Mixed fruit (peaches, pears, sugar), water
  no   | Fruit Salad | Peaches, cherries (cherries, red 3)
  open | Fruit Salad | Peaches, glorpfruit
  open | Fruit Salad | Mixed fruit (peaches, glorpfruit), water
  no   | Riced Cauliflower | Cauliflower (cauliflower, sea salt) | frozen_vegetable
  yes  | Sweet Corn | Corn | frozen_vegetable
  no   | Broccoli | Broccoli, butter sauce (butter, salt) | frozen_vegetable
  no   | Kale Chips | Kale | fresh_vegetable
  no   | Freeze-Dried Grapes | Grapes
  no   | Apple Snack | Dried apples
  no   | Cherry Concentrate | Cherries
  yes  | Green Beans | Green beans | canned_vegetable
`;

checkExemption('canned_fruit', 'canned_fruit')`
  yes  | Peach Slices | Peaches, pear juice
  yes  | Peach Slices | Peaches, water
  yes  | Fruit Cocktail in Light Syrup | Fruit (peaches, pears), water, sugar
  no   | Fruit Cocktail in Light Syrup | Peaches, cherries (cherries, red 3), water, sugar
  no   | Fruit Cocktail | Mixed fruit (peaches, pears, sugar), water
  no   | Fruit Cocktail | Peaches, water, sucralose
  no   | Fruit Cocktail | Peaches, pear juice concentrate, water
  open | Fruit Cocktail | Peaches, water, glorp
  no   | Frozen Peach Slices in Light Syrup | Peaches, water, sugar
  no   | Peach Slices in Light Syrup | Peaches, water, sugar | frozen_fruit
  no   | Mango Smoothie | Orange juice, mango puree
`;

checkExemption('canned_vegetable', 'canned_vegetable')`
  yes  | Green Beans | Green beans, water
  yes  | Green Beans | Green beans, water, citric acid
  yes  | Corn | Corn, water, sugar
  open | Cut Yams | Yams, water, corn syrup, sugar
  open | Cut Yams in Syrup | Yams, water, sugar
  no   | Green Beans | Green beans, water (water, sea salt)
  no   | Green Beans | Green beans, water, vegetable oil
  no   | Green Beans | Green beans, water, seasoning (spices, butter)
  no   | Green Beans | Green beans, water, cheese
  open | Green Beans | Green beans, water, glorp
  no   | Steamable Green Beans | Green beans, water, citric acid
  no   | Frozen Green Beans | Green beans, water, citric acid
  no   | Petite Peas | Green peas, citric acid
  no   | Stir-Fry Vegetables | Broccoli, water chestnuts, citric acid
  no   | Beans | Pinto beans, tomato sauce (tomatoes, butter), water
  open | Beans | Pinto beans, tomato sauce, water
  no   | Green Chile | Green chiles, lime juice, garlic
  no   | Pumpkin Spread | Pumpkin, orange juice, spices
  yes  | Butter Beans | Lima beans, water | beans
  no   | Black Beans | Black beans
  yes  | Crushed Tomatoes | Tomatoes, tomato juice, dried basil
`;

checkExemption('nuts', 'nuts')`
  yes  | Almonds | Almonds, salt
  yes  | Honey Roasted Peanuts | Peanuts, sugar, honey, modified corn starch, salt
  yes  | Mixed Nuts | Cashews, vegetable oil (peanut, sunflower seed, soybean), sea salt
  yes  | Mixed Nuts | Nut blend (almonds, cashews)
  no   | Chocolate Almonds | Almonds, dark chocolate (sugar, cocoa mass, cocoa butter)
  no   | Yogurt Almonds | Almonds, coating (sugar, palm kernel oil, nonfat milk)
  no   | Cocoa Almonds | Almonds, sugar, cocoa powder
  no   | Peanuts | Sugar, vegetable oil (peanut), salt
  yes  | Dry Roasted Peanuts | Peanuts, salt, corn starch, yeast, hydrolyzed soy protein, paprika
  no   | Japanese Peanuts | Peanuts, wheat flour, sugar, soy sauce (water, soybeans, wheat)
  open | Mixed Nuts | Almonds, glorp
  open | Mixed Nuts | Almonds (almonds, glorp), salt
`;

checkExemption('eggs', 'egg')`
  yes  | Hard Boiled Eggs | Eggs, water, citric acid
  no   | Hard Boiled Eggs | Eggs (eggs, soybean oil)
  no   | Egg Bites | Eggs, cheddar cheese (milk, salt)
  yes  | Pickled Eggs | Eggs, vinegar, water, sugar, salt
  open | Eggs | Eggs, glorp
`;

checkExemption('seafood', 'canned_fish')`
  yes  | Tuna | Tuna, water, vegetable broth (contains soy), salt
  no   | Tuna | Tuna, water, sauce (soybean oil, tomatoes)
  no   | Tuna Kit | Tuna, crackers (wheat flour, palm oil)
  open | Tuna | Tuna, glorp
  yes  | Mackerel | Mackerel, sugar, soy sauce (water, soybeans, wheat, salt)
  open | Sardines | Sardines, tomato sauce
  no   | Tuna Salad | Tuna, mayonnaise (soybean oil, eggs)
`;

checkExemption('dried_produce', 'dried_fruit')`
  yes  | Raisins | Raisins
  yes  | Apricots | Apricots, sulfur dioxide
  yes  | Raisins | Raisins, sunflower oil
  no   | Dried Fruit | Raisins, cranberries (cranberries, sugar)
  no   | Dried Apples | Apples, apple juice concentrate
  no   | Apple Leather | Apples
  no   | Fruit Snacks | Apple puree, citric acid
  no   | Dried Mango | Mango puree, citric acid
  open | Dried Mango | Mango, glorp
  yes  | Figs | Dried figs with potassium sorbate added as a preservative, water
  no   | Super Smooth Puree | Apples, strawberries
  no   | Date Molasses | Dates
`;

checkExemption('sweetened_dried_fruit', 'dried_fruit')`
  yes  | Dried Cranberries | Cranberries, sugar
  yes  | Dried Cranberries | Cranberries (cranberries, apple juice concentrate)
  yes  | Dried Fruit, Tart Cherries | Cherries, sugar
  no   | Dried Blueberries | Blueberries, sugar, sunflower oil
  open | Dried Mango | Mango, sugar
  open | Dried Fruit | Cranberries, mango, sugar
  open | Dried Cherries | Cherries, sugar
  no   | Cranberry Bar | Cranberries, sugar
  no   | Dried Cranberries | Cranberries
  no   | Premium Spread, Blueberry | Blueberries, sugar
  no   | Blueberry | Blueberries, sugar, pectin
`;

checkExemption('dried_fruit_and_nuts', 'trail_mix')`
  yes  | Trail Mix | Raisins, almonds
  yes  | Trail Mix | Raisins, almonds (almonds, salt)
  no   | Trail Mix | Almonds, dried cranberries (cranberries, sugar)
  no   | Trail Mix | Raisins, almonds (almonds, sunflower oil)
  no   | Trail Mix | Raisins, banana chips (bananas, coconut oil), almonds
  no   | Nuts | Almonds, cashews
  no   | Habanero Pistachios | Pistachios, habanero peppers, salt | nuts
  open | Trail Mix | Raisins, almonds, glorp
`;

checkExemption('paired', 'side_dish')`
  yes  | Apple Slices with Peanut Butter | Apples, peanut butter (peanuts, salt)
  yes  | Apple Slices with Peanut Butter | Apples, peanut butter (peanuts, sugar, palm oil, salt)
  yes  | Apples and Cheese | Apples, reduced fat cheddar cheese (milk, salt, enzymes)
  no   | Apples and Cheese | Apples, cheddar cheese (milk, salt, enzymes)
  no   | Apples and Cheese | Apples, provolone (part-skim milk, salt, enzymes)
  no   | Snack Mix | Almonds, dried cranberries (cranberries, sugar)
  no   | Apples with Dip | Apples, caramel (sugar, milk)
  open | Apples with Almonds | Apples, almonds (almonds, glorp)
  no   | Apples | Apples
  no   | Trail Mix | Raisins, almonds (almonds, sunflower oil) | trail_mix
`;

checkExemption('paired_unsweetened', 'side_dish')`
  yes  | Apple Slices with Peanut Butter | Apples, peanut butter (peanuts, salt)
  no   | Apple Slices with Peanut Butter | Apples, peanut butter (peanuts, sugar)
`;

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
