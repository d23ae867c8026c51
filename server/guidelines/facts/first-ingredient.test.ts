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
    'what a heading introduces, and never the heading',
    [
      ['Lemon ingredients: filtered water, sugar, citric acid', 'sugar (sweetener)'],
      [
        'All natural non-gmo ingredients: organic brown rice syrup, almonds, dates',
        'organic brown rice syrup (sweetener)',
      ],
      ['5 simple ingredients - filtered water, pecans, salt', 'pecans (protein)'],
      [
        'Combined ingredient declaration for honey mustard & cheddar cheese twists: wheat flour, sugar',
        'wheat flour (grain)',
      ],
      ['Meat ingredients (pork, beef) water, salt', 'pork (protein)'],
      ['Milk ingredients, sugar', 'milk ingredients (dairy)'],
    ],
  ],
  [
    'not told, where a comma is missing behind a food that does not count',
    [
      ['Brown rice syrup rolled oats, salt', 'brown rice syrup rolled oats (composite)'],
      ['Sugar milk, salt', 'sugar milk (composite)'],
      ['Soybean oil egg yolks, vinegar', 'soybean oil egg yolks (composite)'],
      ['Durum wheat flour whole eggs, salt', 'durum wheat flour whole eggs (composite)'],
      ['Rice flour sorghum flour, sugar', 'rice flour sorghum flour (composite)'],
      ['Apple juice banana puree, salt', 'apple juice banana puree (composite)'],
      ['Enriched flour (wheat flour, niacin) whole wheat flour, water', 'enriched flour (grain)'],
      ['Honey roasted peanuts, salt', 'honey roasted peanuts (protein)'],
      ['Honey ham, salt', 'honey ham (protein)'],
      ['Sugar snap peas, salt', 'sugar snap peas (vegetable)'],
      ['Oil treated raisins', 'oil treated raisins (fruit)'],
      ['Sunflower seeds, salt', 'sunflower seeds (protein)'],
      ['Fat free milk, salt', 'fat free milk (dairy)'],
      ['Long grain brown rice', 'long grain brown rice (grain)'],
    ],
  ],
  [
    'no milk, where a plant is milked',
    [
      ['Macadamia milk, salt', 'macadamia milk (drink)'],
      ['Hemp yogurt, sugar', 'hemp yogurt (drink)'],
      ["Lait d'amande, sel", "lait d'amande (drink)"],
      ['Leche de almendras, sal', 'leche de almendras (drink)'],
      ['Extrait de noix de coco, eau', 'extrait de noix de coco (drink)'],
      ['Strawberry yogurt, sugar', 'strawberry yogurt (dairy)'],
    ],
  ],
  [
    'the product, not its source',
    [
      ['Juice made from apples', 'juice made from apples (juice)'],
      ['Romano cheese made from milk black pepper', 'romano cheese made from milk black pepper (dairy)'],
      ['Orange pekoe, water', 'orange pekoe (drink)'],
      ['Jelly beans, sugar', 'jelly beans (composite)'],
      ['Corn nuts, oil', 'corn nuts (grain)'],
      ['Yogurt raisins, peanuts', 'yogurt raisins (composite)'],
      ['Caramel corn, peanuts', 'caramel corn (composite)'],
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
