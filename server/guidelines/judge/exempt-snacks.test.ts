import { checkExemption } from './check-exemption.ts';

checkExemption('sugar_free_gum', [
  ['gum', 'Gum', 'Sorbitol, gum base', true],
  ['gum', 'Xanthan Gum', 'Xanthan gum', false],
  ['gum', 'Gum', 'Sorbitol, gum base, coating (sugar)', false],
  ['gum', 'Gum', 'Sorbitol, xylitol, mannitol, gum base, glycerin, glorp', null],
]);

checkExemption('snack_with_nuts_or_cheese', [
  ['chips', 'Nut Mix', 'Pretzels (wheat flour), peanuts', true],
  ['chips', 'Granola Bites', 'Oats, clusters (sugar, almonds)', true],
  ['chips', 'Cheese Snack', 'Milk, cheese cultures, salt', true],
  ['chips', 'Cheese Puffs', 'Corn meal, vegetable oil, cheddar cheese (milk, salt)', false],
  ['chips', 'Potato Chips', 'Potatoes, vegetable oil (peanut), salt', false],
  ['chips', 'Sesame Sticks', 'Wheat flour, sesame seeds, oil', false],
  ['chips', 'Almond Cookies', 'Wheat flour, sugar, almond extract', false],
  ['chips', 'Mints', 'Sugar, corn starch', false],
]);

checkExemption('snack_of_fruit', [
  ['chips', 'Apple Crisps', 'Apples', true],
  ['chips', 'Apple Crisps', 'Apples (apples, sugar)', false],
  ['chips', 'Apple Crisps', 'Apples, apple juice concentrate', false],
  ['chips', 'Fruit Bites', 'Apples, chocolate (cocoa mass)', false],
  ['chips', 'Apple Crisps', 'Apples, glorp', null],
]);

checkExemption('snack_without_grain', [
  ['chips', 'Nut Bites', 'Almonds, salt', true],
  ['chips', 'Nut Bites', 'Almonds, clusters (oats, sugar)', false],
  ['chips', 'Chips', 'Peas, chips (potatoes, oil)', false],
  ['chips', 'Nut Bites', 'Almonds, clusters', null],
]);
