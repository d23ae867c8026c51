import { describe, expect, test } from 'vitest';
import { food, GPC } from '../subject-fixture.ts';
import { readTable } from '../text-table.ts';
import { deriveFacts } from './derive-facts.ts';
import { findKind } from './find-kind.ts';
import { kindByName } from './kind-by-name.ts';
import { isAnimalKind, KINDS, type ProductKind } from './product-kinds.ts';

test.each(readTable`
  Crispy Potato Chips, Original | chips
  Ice Cream, Cookies N' Cream | dessert
  Kraft, Shredded Cheddar Cheese | cheese
  Chunk Light Tuna in Water | canned_fish
  Oatmeal Raisin Cookies | cookie
  Nonfat Greek Yogurt Strawberry | yogurt
  Mango Tango Flavored Smoothie | soft_drink
  Popcorn Butter Flavored | popcorn
  Crackers with Cheese | cracker
  Chicken Noodle Soup | soup
  Milk Chocolate Bar | candy
  Chocolate Milk | milk
  Almond Milk | milk_substitute
  Sugar Free Gum | gum
  Cookie Dough Ice Cream | dessert
  Lemonade Drink Mix | drink_to_prepare
  Caesar Salad Dressing | dressing
  Huile d’olive | oil
  Almonds, Chili Lime | nuts
  Oven Roasted Coffee Almonds | nuts
  Peanut Sauce | sauce
  Honey Mustard Chicken | raw_meat
  Oyster Flavored Sauce | sauce
  Chocolate Flavored Syrup | sweetener
  Potato Chips Flavored with Bacon | chips
  Best Breast of Chicken, Chunk Meat in Water | raw_meat
  Rotisserie Chicken Seasoning | seasoning
  Turkey Ham | processed_meat
  Deviled Eggs | egg
  Milk Chocolate Easter Eggs | candy
  Milk Chocolate Hen Eggs | candy
  Marshmallow Eggs | candy
  Bubble Gum Eggs | gum
  Strawberries | fresh_fruit
  Dried Strawberries | dried_fruit
  Swiss Rolls | cake
  Filets de poulet | raw_meat
  Emmental au lait cru | cheese
  Cherry Chocolate Chip Bites | candy
  Ice Cream Chocolate Chip | dessert
  Muffin Mix Chocolate Chip | baking_supply
  Semi-Sweet Chocolate Chips | baking_supply
  Chocolate Chip Cookies | cookie
  Banana Bread Mix | baking_supply
  Dinner Roll Mix | baking_supply
  White Bread Dough | baking_supply
  Pumpkin Pie Mix | baking_supply
  Rice Cracker Mix | cracker
  Cake & Pastry Filling, Prune | baking_supply
  Black Bean Soup Mix | broth
  Ranch Dip Mix | seasoning
  Iced Tea Bags | drink_to_prepare
  Chili Style Diced Tomatoes | canned_vegetable
  Oyster Mushrooms | fresh_vegetable
  Pâte à tartiner sans lait | sweet_spread
  Brown Rice Cakes | cracker
  Dried Tart Cherries | dried_fruit
  Red Tart Cherries | fresh_fruit
  Cherry Tart | cake
  Tootsie Roll | candy
  Wafer Rolls | cookie
  Pancake & Waffle Syrup | sweetener
  Raisin Bran | cereal
  Malt-O-Meal, Colossal Crunch | cereal
  Spreadable Fruit, Strawberry | sweet_spread
  Cultured Coconut Milk, Raspberry | yogurt
  Lasagna Sheets | pasta
  Egg Roll Wrappers | roll
  Sardinas en Salsa de Tomate | canned_fish
  Scones Premium Mix | baking_supply
  Cookie House Kit | baking_supply
  Light Ice Cream Sandwiches | dessert
  Frozen Yogurt Cookie Sandwich | cookie
  Ham Sandwich | sandwich
  Torn Ranch, Dark Chocolate | candy
  Sugar Bowl Bakery, Brownie Bites | cake
  Stage One Baby Foods, Pears | baby_food
  Blue Cheese Food, Jalapeno | cheese
  Caribbean Curry, Simmer Sauce | sauce
  Chicken Curry, Rice | meal
  Virginia Peanuts, Honey Mustard | nuts
  Pizza 3 fromages | pizza
  Pizza con Salame | pizza
  Chili con Queso | dip
  Comté au lait cru | cheese
  Comté lait cru | cheese
  Fromage lait cru | cheese
  Croissants pur beurre AOP | roll
  Pains chocolat pur beurre | roll
  Sardines à l'huile d'olive | canned_fish
  Pâtes de riz | pasta
  Éclairs chocolat | cake
  Éclair saveur chocolat | cake
  Nouilles saveur de bœuf | pasta
  Riz saveur de poulet | grain
  Milk Chocolat | candy
  Boisson à base de jus de mangue | soft_drink
  Cocktail de jus de fruits | soft_drink
  Boisson au soja | milk_substitute
  Lait d’amande | milk_substitute
  Beurre d'arachide crémeux | nut_butter
  Galettes de riz | cracker
  Multigrain with Quinoa & Flax Pita Crackers | cracker
  Rye with Caraway Seeds Premium Bread | bread
  Salted In-Shell Sunflower Seeds | nuts
  Bone-In Pork Chops | raw_meat
  Honey Ham Water Added | processed_meat
  Pitted Cherries Water Pack | canned_fruit
  Cold Water Lobster Tails | raw_fish
  Organic Maple Water | soft_drink
  Light in Taste Olive Oil | oil
`)('by name, %s: %s', (name, kind) => {
  expect(kindByName(name)).toBe(kind);
});

test.each([
  'Xyzzy',
  '',
  'Tarte aux fruits',
  'Beaufort au lait cru',
  "Palette à l'emmental",
  'Fanta saveur orange',
  'Ackees in Salt Water',
  'Jackfruit in Syrup',
  'Fage Total 2% with Cherry',
  'Yogo Alo with Skim Milk & Real Aloe Pulp, Mango',
  'Mini financier aux amandes, pur beurre',
])('"%s" names no kind', (name) => {
  expect(kindByName(name)).toBeUndefined();
});

const coded = (codes: string, name: string | null) => findKind(food(codes, name, null));

describe('by GPC code', () => {
  test.each([
    ['10000252', null, 'popcorn', 'GPC brick'],
    [GPC.cheese, 'Baked Potato Chips', 'cheese', 'GPC class'],
    [GPC.oil, 'Baked Potato Chips', 'oil', 'GPC family'],
    [GPC.bread, 'Hamburger Buns', 'roll', 'name'],
    [GPC.bread, null, 'bread', 'GPC class'],
    [GPC.bread, 'Beer', 'bread', 'GPC class'],
    [GPC.canned_vegetable, 'Sliced Carrots', 'canned_vegetable', 'name'],
    ['10000270', 'Sliced Carrots', 'frozen_vegetable', 'name'],
    ['10000204', 'Peach Slices', 'frozen_fruit', 'name'],
    ['50240000 50240100', 'Chicken Breast', 'prepared_meat', 'name'],
    ['50190000', 'Beef Lasagna', 'meal', 'name'],
  ] as const)('%s %s: %s', (codes, name, kind, from) => {
    expect(coded(codes, name)).toEqual({ kind, from });
  });

  test.each([
    ['frozen vegetables with sauce or without', `${GPC.canned_vegetable} 10000270`],
    ['frozen fruit with sugar or without', `${GPC.canned_fruit} 10000204`],
    ['seaweed among the fish', '50120000 50122200'],
    ['a family of many kinds', '50190000'],
  ])('%s: without a name the code does not tell', (_what, codes) => {
    expect(coded(codes, null)).toBeUndefined();
  });
});

test('meat, poultry, fish, seafood and egg are animal kinds; milk, cheese and what is like meat are none', () => {
  expect((Object.keys(KINDS) as ProductKind[]).filter(isAnimalKind).join(' ')).toBe(
    'egg raw_meat prepared_meat canned_meat processed_meat jerky raw_fish canned_fish prepared_fish',
  );
});

describe('a name alone is believed where the ingredients begin with it', () => {
  test.each(readTable`
    Watermelon | Watermelon | fresh_fruit
    Watermelon | Sugar, corn syrup, red 40 | none
    Watermelon | not stated | fresh_fruit
    Chicken Breast | Chicken, water, salt | raw_meat
    Chicken Breast | Chicken, water, wheat flour, oil, salt, spice, dextrose | prepared_meat
    Iced Tea | Water, sugar, tea | tea_or_coffee
    Iced Tea | Sugar, tea, citric acid | drink_to_prepare
    Sliced Bacon | Cured with: water, salt, sugar | processed_meat
    Chicken Breast | Seasoned solution: water, sea salt, spice | raw_meat
    Red Fish | Corn syrup, sugar, modified food starch, citric acid | none
    Brer Rabbit | Molasses | none
    Gummy Hot Dog | Corn syrup, sugar, gelatin (beef), citric acid | none
    Gummi Pizza | Glucose syrup, sugar, gelatin, citric acid | none
    Candy Rolls | Dextrose, citric acid, calcium stearate | candy
    Fizzy Rolls | Dextrose, citric acid, calcium stearate | none
    Chocolate Bacon | Spring water, cane sugar, citric acid, caramel color | none
    Caramel Dip | Corn syrup, nonfat milk, butter, salt | none
    Peppermint Pretzel Dips | Sugar, enriched flour, cocoa butter, milk | none
    Honey Mustard Dip | Sugar, vinegar, water, mustard seed, salt | dip
    Tomato Clam Cocktail | Water, tomato concentrate, clam extract, salt | soft_drink
    Honey Roll | Sugar, wheat flour, butter | roll
    Honey Ham | Water, honey, salt, dextrose | processed_meat
    Brown Sugar Ham | Brown sugar, salt, sodium nitrite | processed_meat
    Haddock Fillets | Haddock, wheat flour, salt | prepared_fish
    Haddock Fillets | Haddock, salt | raw_fish
    Country Roll | Pork, salt, sugar | prepared_meat
    Shore Cakes | Crab meat, mayonnaise, bread crumbs | prepared_fish
    Pole and Line Meat Water | Tuna, water, salt | none
    Large Eggs | Eggs | egg
    Smoky Bacon | Potatoes, sunflower oil, salt | none
    Chicken | Rice noodles, salt, spices | none
    Old Style Franks | Soy protein, water, salt | meat_substitute
    Turkey | Almonds, salt | none
    Scrambled Egg | Mung bean protein, water, oil | none
    Papaya | Papaya | fresh_fruit
    Papaya | Papaya, water, sugar | canned_fruit
    Green Beans | Green beans | fresh_vegetable
    Green Beans | Green beans, water, salt | canned_vegetable
    Seltzer Water | Carbonated water, natural flavors | water
    Almond Breeze | Water, almonds, salt | none
    Almond Halves | Almonds, salt | nuts
    Fries | Potatoes, oil | fries
    Fries | Cheese, oil | none
    Almond Chocolate | Water, almonds, sugar, cocoa | none
    Chocolate, Lowfat Milk | Low fat milk, sugar, cocoa | none
    Fudge Pops | Nonfat milk, sugar, cocoa | candy
    Sandwich Slices | Cucumbers, sugar, water, vinegar, salt | none
    Prime Burger | Beef | sandwich
    Cheese Sandwich | Wheat flour, cheese, salt | sandwich
    Whole Wheat Lasagna | Whole durum wheat flour | none
    Beef Lasagna | Beef, tomatoes, durum flour | meal
    Ground Chili | Chili pepper | none
    Bean Soup | Water, beans, onions, salt | soup
  `)('%s of %s: %s', (name, ingredients, kind) => {
    const list = ingredients === 'not stated' ? null : ingredients;
    expect(deriveFacts(food(GPC.none, name, list)).kind?.kind ?? 'none').toBe(kind);
  });
});

describe('a class of milks and plant drinks is told apart by the ingredients', () => {
  test.each([
    ['Barista', 'Water, oats, salt', 'milk_substitute'],
    ['Barista', 'Milk, sugar', 'milk'],
    ['Barista', 'Water, oats, zzyzx, qwrt', 'milk'],
    ['Barista', null, 'milk'],
    ['Whole Milk', 'Lactase enzyme, vitamin D3', 'milk'],
  ])('%s of %s: %s', (name, ingredients, kind) => {
    expect(deriveFacts(food(GPC.milk, name, ingredients)).kind?.kind).toBe(kind);
  });
});
