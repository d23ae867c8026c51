import { expect, test } from 'vitest';
import { factsOf, product } from './product-fixture.ts';
import { isReducedFatCheese } from './reduced-fat-cheese.ts';

const PLAIN = 'Pasteurized milk, cheese cultures, salt, enzymes';
const PART_SKIM = 'Pasteurized part-skim milk, cheese cultures, salt, enzymes';
const MOZZARELLA =
  'Low-moisture part-skim mozzarella cheese (pasteurized milk, cheese cultures, salt, enzymes)';

test.each([
  // The name says so.
  ['Reduced Fat Cheddar', PLAIN, true],
  ['Sharp Cheddar Reduced-Fat Cheese Sticks', PLAIN, true],
  ['Low Fat Swiss', PLAIN, true],
  ['Lowfat Cottage Cheese', 'Cultured skim milk, cream, salt', true],
  ['Fat Free Feta', PLAIN, true],
  ['Nonfat Ricotta', PLAIN, true],
  ['Light String Cheese', PLAIN, true],
  ['Sharp Lite Cheddar', PLAIN, true],
  ['Swiss Cheese, Light', PLAIN, true],
  ['Part-Skim Mozzarella', PART_SKIM, true],
  ['Low - Moisture Part - Skim Mozzarella Cheese', PLAIN, true],
  ['Mozzarella Cheese, Low-Moisture Part Skim', PLAIN, true],
  // The list names the cheese itself so.
  ['Traditional Cut Mozzarella Cheese', `${MOZZARELLA}, potato starch`, true],
  // Neither does.
  ['Swiss Cheese', PART_SKIM, false],
  ['Provolone', PART_SKIM, false],
  ['Thin Sliced Swiss Cheese', PART_SKIM, false],
  ['Parmesan', PART_SKIM, false],
  ['Feta Cheese', PART_SKIM, false],
  ['Cottage Cheese', 'Cultured pasteurized nonfat milk, cream, salt', false],
  ['Ricotta', 'Whey, part-skim milk, cream, vinegar, salt', false],
  ['Part Skim Ricotta', PART_SKIM, false],
  ['String Cheese', PART_SKIM, false],
  ['2% Milk Singles', 'American cheese (milk, salt), skim milk', false],
  ['Cheddar Made with Low Fat Milk', PLAIN, false],
  ['Slightly Aged Cheddar', PLAIN, false],
  ['Delight Cheddar', PLAIN, false],
  ['Lightly Smoked Gouda', PLAIN, false],
  ['Light & Lacey, Swiss', PLAIN, false],
  ['Heavenly Light, Swiss Cheese', PLAIN, false],
  // Other foods made with such a cheese, and accompaniments.
  ['Light Cream Cheese', 'Milk, cream, salt', false],
  ['Reduced Fat Cheese Dip', PLAIN, false],
  ['Breaded Mozzarella Sticks', `${MOZZARELLA}, wheat flour, soybean oil`, false],
  ['Reduced Fat Cheese and Grapes', 'Reduced fat cheddar cheese (milk, salt), grapes', false],
  ['Reduced Fat Cheddar', 'Milk, canola oil, salt', false],
  ['Cheddar & Part-Skim Mozzarella', PLAIN, false],
  ['Pizza Cheese', `${MOZZARELLA}, provolone (milk, salt)`, false],
  // What would tell is not stated.
  ['Mozzarella Cheese', PART_SKIM, null],
  ['Reduced Fat Cheddar', null, null],
  ['Reduced Fat Cheddar', `${PLAIN}, glorp`, null],
] as const)('%s of %s: %s', (name, ingredients, expected) => {
  expect(isReducedFatCheese(factsOf('cheese', product(name, ingredients)))).toBe(expected);
});
