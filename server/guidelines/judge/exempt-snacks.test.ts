import { checkExemption } from './check-exemption.ts';

checkExemption('sugar_free_gum', 'gum', [
  ['Gum', 'Sorbitol, gum base', true],
  ['Xanthan Gum', 'Xanthan gum', false],
  ['Gum', 'Sorbitol, gum base, coating (sugar)', false],
  ['Gum', 'Sorbitol, xylitol, mannitol, gum base, glycerin, glorp', null],
]);

checkExemption('snack_with_nuts_or_cheese', 'chips', [
  ['Nut Mix', 'Pretzels (wheat flour), peanuts', true],
  ['Granola Bites', 'Oats, clusters (sugar, almonds)', true],
  ['Cheese Snack', 'Milk, cheese cultures, salt', true],
  ['Cheese Puffs', 'Corn meal, vegetable oil, cheddar cheese (milk, salt)', false],
  ['Potato Chips', 'Potatoes, vegetable oil (peanut), salt', false],
  ['Sesame Sticks', 'Wheat flour, sesame seeds, oil', false],
  ['Almond Cookies', 'Wheat flour, sugar, almond extract', false],
  ['Mints', 'Sugar, corn starch', false],
]);

checkExemption('snack_of_fruit', 'chips', [
  ['Apple Crisps', 'Apples', true],
  ['Apple Crisps', 'Apples (apples, sugar)', false],
  ['Apple Crisps', 'Apples, apple juice concentrate', false],
  ['Fruit Bites', 'Apples, chocolate (cocoa mass)', false],
  ['Apple Crisps', 'Apples, glorp', null],
]);

checkExemption('snack_without_grain', 'chips', [
  ['Nut Bites', 'Almonds, salt', true],
  ['Nut Bites', 'Almonds, clusters (oats, sugar)', false],
  ['Chips', 'Peas, chips (potatoes, oil)', false],
  ['Nut Bites', 'Almonds, clusters', null],
]);

const HUMMUS =
  'Chickpeas, water, tahini (ground sesame), canola oil, lemon juice, garlic, salt, potassium sorbate';

checkExemption('bean_dip', 'dip', [
  ['Hummus', HUMMUS, true],
  ['Red Pepper Hummus', `${HUMMUS}, red bell peppers`, true],
  ['Hummus', 'Hummus (chickpeas, water, tahini, salt)', true],
  ['Black Bean Dip', 'Black beans, water, onions, salt, spices', true],
  ['Black Bean Dip', 'Cooked black beans (black beans, water), cheddar cheese (milk, salt)', false],
  ['Bean and Cheese Dip', 'Black beans, water, salt', false],
  ['Hummus with Feta', HUMMUS, false],
  ['Hummus with Pretzels', HUMMUS, false],
  ['Hummus & Pita Chips', HUMMUS, false],
  ['Hummus with Crackers', `${HUMMUS}, crackers (wheat flour, oil)`, false],
  ['Hummus and Snack Sticks', HUMMUS, false],
  ['Hummus Cup', `${HUMMUS}, pretzels (wheat flour, salt)`, false],
  ['Chocolate Hummus', 'Chickpeas, sugar, cocoa', false],
  ['Bean Dip', 'Black beans, sour cream (cream, milk)', false],
  ['Bean Dip', 'Black beans, seasoning (salt, lard)', false],
  ['Vegetable Dip', 'Tomatoes, black beans, salt', false],
  ['Hummus', `${HUMMUS}, glorp`, null],
  ['Hummus', null, null],
]);

const PLAIN = 'Pasteurized milk, cheese cultures, salt, enzymes';
const PART_SKIM = 'Pasteurized part-skim milk, cheese cultures, salt, enzymes';
const MOZZARELLA =
  'Low-moisture part-skim mozzarella cheese (pasteurized milk, cheese cultures, salt, enzymes)';

checkExemption('reduced_fat_cheese', 'cheese', [
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
]);
