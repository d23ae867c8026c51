import { expect, test } from 'vitest';
import { deriveIngredientFacts } from './ingredient-facts.ts';

const firstOf = (text: string) => {
  const { first } = deriveIngredientFacts(text);
  return first && `${first.name} (${first.traits.group})`;
};

test.each([
  [
    'what its parts begin with, where the name only tastes of a food',
    [
      [
        'Orange pop [water, high fructose corn syrup, sugar, citric acid], cherry pop',
        'high fructose corn syrup (sweetener)',
      ],
      ['Yogurt (sugar, palm kernel oil, whey powder), pretzels', 'sugar (sweetener)'],
      ['Cinnamon pecans (sugar, pecans, butter), cashews', 'sugar (sweetener)'],
      ['Cheese ravioli (enriched durum flour, ricotta cheese), tomatoes', 'enriched durum flour (grain)'],
      ['Peanut butter (palm kernel oil, sugar, peanut flour), raisins', 'palm kernel oil (fat)'],
    ],
  ],
  [
    'its name, where the bracket says how the food was treated',
    [
      ['Ham (cured with dextrose, salt, pork stock), water', 'ham (protein)'],
      [
        'Oil-roasted cashews (may contain canola, sunflower, peanut or soybean oil), salt',
        'oil-roasted cashews (protein)',
      ],
      ['Peanuts (peanut oil, salt), raisins', 'peanuts (protein)'],
      ['Cranberries (sugar, sunflower oil), peanuts', 'cranberries (fruit)'],
      ['Cheddar cheese (milk, cultures, salt), onions', 'cheddar cheese (dairy)'],
      ['Lowfat yogurt (cultured milk and cream, sugar, whey), granola', 'lowfat yogurt (dairy)'],
      ['Blueberries (blueberries, sugar), water', 'blueberries (fruit)'],
    ],
  ],
  [
    'what stands before the bracket, where a comma is missing behind it',
    [
      ['Enriched wheat flour (wheat flour, niacin) sesame seeds, salt', 'enriched wheat flour (grain)'],
      ['Farine de blé (55 %) eau, graines de lin', 'farine de ble (grain)'],
      ['Diced tomatoes (ripe tomatoes, citric acid) water, salt', 'diced tomatoes (vegetable)'],
      ['(that we are proud of) water, whole wheat flour, oil', 'whole wheat flour (grain)'],
      ['Butter (lima) beans, water', 'butter beans (vegetable)'],
      ['Soy (refined) oil, salt', 'soy oil (fat)'],
    ],
  ],
  [
    'no fruit, where two in one are a flavor',
    [
      ['Strawberry-kiwi, cherry, lemon pop [water, corn syrup, sugar]', 'strawberry-kiwi (composite)'],
      ['Strawberry-banana (strawberries, bananas), sugar', 'strawberries (fruit)'],
      ['Oil-roasted cashews, salt', 'oil-roasted cashews (protein)'],
      ['Fire-roasted red-peppers, water', 'fire-roasted red-peppers (vegetable)'],
    ],
  ],
  [
    'no fruit or nut, where that is coated',
    [
      ['Milk chocolate raisins, sugar', 'milk chocolate raisins (composite)'],
      ['Raisins in yogurt coating', 'raisins in yogurt coating (composite)'],
      ['Dark chocolate (cocoa liquor, sugar) almonds, salt', 'cocoa liquor (seasoning)'],
      ['Tart cherries, sugar', 'tart cherries (fruit)'],
      ['Caramel color, water', 'caramel color (additive)'],
    ],
  ],
  [
    'the food, where its grade is named',
    [
      ['Certified organic grade a whole milk, cultures', 'certified organic grade a whole milk (dairy)'],
      [
        'Made from cultured grade a pasteurized milk, salt',
        'made from cultured grade a pasteurized milk (dairy)',
      ],
    ],
  ],
] as const)('the first ingredient is %s', (_, rows) => {
  for (const [text, first] of rows) expect(firstOf(text)).toBe(first);
});
