import { expect, test } from 'vitest';
import { readTable } from '../text-table.ts';
import { kindByName } from './kind-by-name.ts';

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
  Organic Roasted Kale Chips Honey Mustard | chips
  Tortilla Chips Nacho Cheese | chips
  Doritos Cool Ranch | chips
  Honey Mustard Pretzel Dip | dip
  Popcorn White Cheddar | popcorn
  Cracker Sandwiches, Cheddar Cheese | cracker
  Cracker Barrel Sharp Cheddar | cheese
  Beef Jerky Teriyaki | jerky
  Protein Bar Chocolate Chip Cookie Dough | bar
  Bar Cake, Tiramisu | cake
  Chocolate Bar Cookies | cookie
  One Bar - Birthday Cake | bar
  Barres Granola, Cerise | bar
  Whey Protein Chocolat Coco | drink_to_prepare
  Macaroni & Cheese Dinner Triple Cheese | meal
  Shredded Mexican Style Four Cheese | cheese
  Gummy Cupcake Toppers | baking_supply
  Hot Fudge Sauce | sweet_spread
  Préparation pour Muffins, Bleuets | baking_supply
  Sauce pour Pâtes, 4 Fromages | sauce
  Tortilla Strips | chips
  Wasabi Peas | chips
  Bread & Butter Chips | pickle
  Oat Cakes | cracker
  Hi-Chew Pineapple | candy
  Egg Nog, Light | milk
  Queso Blanco | cheese
  Queso Para Freír | cheese
  Fromage de Tête | processed_meat
  Fromage à la Crème | cream
  Mousse pur de Canard | processed_meat
  Dried Rainier Cherries | dried_fruit
  Mango Slices, Dried | dried_fruit
  Roasted Seaweed, Teriyaki | chips
  Chili Paste | seasoning
  Sauce Chili | sauce
  Sauce de Curry Japonais | sauce
  Miso Soup | soup
  Raviolis Ricotta et Épinards | pasta
  Saucisses pur Porc | processed_meat
  Poulet saumuré, cuit et fumé | processed_meat
  Pain à Sandwich | bread
  Swedish Fish | candy
  Mini Candy Pizza | candy
  Coconut Milk Frozen Dairy-Free Dessert | dessert
  Sandwich Rye | bread
  Complete Pancakes Preparation | baking_supply
  Filet mignon de porc fumé | processed_meat
  2 cuisses de poulet nourri aux graines de lin | raw_meat
  Poulet doré au four | raw_meat
  Vegan Bacon | meat_substitute
  Chicken Breast & Gravy | prepared_meat
  Rice & Sauce, Spanish | side_dish
  Cheese Spread Heat & Pour | cheese
  Pâté de campagne | processed_meat
  Pâtes Penne | pasta
  Fromage à pâte molle | cheese
  Salade de fruits | canned_fruit
`)('%s: %s', (name, kind) => {
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
  "Saumon à l'oseille et riz",
  'Poulet au curry',
  'Jambon sauce madère',
  'Aiguillettes de dinde indian curry',
  'Salade penne pesto',
  'Fougasse chèvre',
  'Nems de poulet',
  'Brandade de morue',
  'Pâte de piment',
  'Pâtes Saumon',
  'Gratin de Pâtes, Brocolis et Cheddar',
  'Bouchées de légumes (Brocolis et fromage)',
  'Riz & salade thon oeuf',
  'Dried Mushrooms',
  'Batter for Chicken',
  'Mandlin For Soup And Salad, Onion',
])('"%s" names no kind', (name) => {
  expect(kindByName(name)).toBeUndefined();
});
