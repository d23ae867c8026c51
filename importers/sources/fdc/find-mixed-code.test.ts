import { expect, test } from 'vitest';
import { readTable } from '#server/guidelines/text-table.ts';
import { titleKey } from './categories.ts';
import { findMixedCode } from './find-mixed-code.ts';
import { MIXED_CATEGORIES } from './mixed-categories.ts';

function codeOf(category: string, name: string | null, ingredients: string | null) {
  const mixed = MIXED_CATEGORIES.get(titleKey(category));
  if (mixed === undefined) throw new Error(`${category} is not a mixed category.`);
  return findMixedCode(mixed, { name, ingredients });
}

const SNACKS = 'Popcorn, Peanuts, Seeds & Related Snacks';

/** Category, name, ingredients and code; what is empty is not known. */
test.each(readTable`
  ${SNACKS} | Salted Cashews | Cashews, peanut oil, salt | 50101800
  ${SNACKS} | Butter Popcorn | Popcorn, palm oil, salt | 50192100
  ${SNACKS} | Mountain Trail Mix | Raisins, almonds | 50101900
  ${SNACKS} | Dark Chocolate Almonds | Dark chocolate (sugar, cocoa), almonds | 50161800
  ${SNACKS} | Almonds | White chocolate (sugar, milk), almonds | 50160000
  ${SNACKS} | Evening Blend | Roasted peanuts, pumpkin seeds | 50100000
  ${SNACKS} | Evening Blend | Sugar, corn syrup, peanuts |
  ${SNACKS} | Evening Blend | |
  ${SNACKS} | | |
  Frozen Vegetables | Green Peas | Green peas | 50290000
  Frozen Vegetables | Green Peas | Green peas, salt | 10000270
  Frozen Vegetables | Lima Beans | | 10000270
  Frozen Fruit & Fruit Juice Concentrates | Whole Strawberries | Strawberries | 50270000
  Frozen Fruit & Fruit Juice Concentrates | Whole Strawberries | Strawberries, sugar | 10000204
  Frozen Fruit & Fruit Juice Concentrates | Orange Juice | Orange juice concentrate | 50202400
  Canned Fruit | Apricots | Apricots, water, sugar | 50102000
  Canned Vegetables | Stir-Fry Vegetables | Water chestnuts, water, salt | 10000272
  Canned Vegetables | Green Peas | Green peas, water | 10000272
  Vegetable and Lentil Mixes | Pinto Beans | Pinto beans | 50320000
  Canned & Bottled Beans | Pinto Beans | Pinto beans, water, salt | 10000272
  Pre-Packaged Fruit & Vegetables | Broccoli Florets | Broccoli | 50380200
  Pre-Packaged Fruit & Vegetables | Cored Pineapple | Pineapple | 50380100
  Wholesome Snacks | Pitted Dates | Dates | 50310000
  Wholesome Snacks | Dried Cranberries | Cranberries, sugar | 50102000
  Wholesome Snacks | Apple Sauce | Apples, water | 50102000
  Poultry, Chicken & Turkey | Split Chicken Breast | Chicken | 50240200
  Poultry, Chicken & Turkey | Chicken Breast | Chicken, bread crumbs, oil | 50240100
  Poultry, Chicken & Turkey | Country Style | | 50240000
  Sausages, Hotdogs & Brats | Smoked Bratwurst | Pork, salt | 50240300
  Sausages, Hotdogs & Brats | Smoked Bratwurst | Soy protein, water, salt | 50390000
  Other Meats | Firm Tofu | Water, soybeans | 50390000
  Snack, Energy & Granola Bars | Bison Bar | Bison, salt | 50240100
  Snack, Energy & Granola Bars | Oat Bar | Oats, honey | 10000287
  Frozen Appetizers & Hors D'oeuvres | Chicken Breast Fries | Chicken, wheat flour | 50240100
  Frozen Appetizers & Hors D'oeuvres | Vegetable Egg Rolls | Cabbage, wheat flour | 50190000
  Frozen Appetizers & Hors D'oeuvres | Party Box | |
  Lunch Snacks & Combinations | On the Go | Cheddar cheese, almonds |
`)('%s: %s of %s', (category = '', name, ingredients, code) => {
  expect(codeOf(category, name || null, ingredients || null)).toBe(code || null);
});

test('other snacks are snacks unless the name says otherwise', () => {
  expect(codeOf('Other Snacks', 'Sesame Stix', 'Wheat flour, oil')).toBe('50192100');
  expect(codeOf('Other Snacks', 'Beef Jerky', 'Beef, salt')).toBe('50240100');
  expect(codeOf('Other Snacks', 'Pistachios', 'Pistachios, salt')).toBe('50101800');
});
