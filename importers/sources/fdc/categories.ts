/**
 * FoodData Central's category names of US retail and the few of Australia, by the finest GPC code that is sure.
 * Names that are GPC titles themselves are looked up as such; names that cover several families are in
 * mixed-categories.ts. Supplements are left out: they are no food family. A row holds a code and names; a code may have
 * several.
 */
const ROWS = `
10000018 | Canned Tuna | Smoked fish
10000287 | Wrapped Snacks - Muesli Bars | Wrapped Snacks - Cereal | Wrapped Snacks - Nut Bars
50101800 | Snack Foods - Nuts
50102100 | French Fries, Potatoes & Onion Rings | Frozen Potato | Chickpeas
50120000 | Frozen Fish & Seafood | Frozen Fish/Seafood | Fish & Seafood | Canned Seafood
50120000 | S/O Fresh Fish Fillets/Steaks | Seafood Miscellaneous | Mussels
50130000 | Dairy Foods/Yoghurts | Milk/Cream | Milk/Cream - Shelf Stable
50131700 | Milk | Milk/Milk Substitutes | Plant Based Milk
50131800 | Cheese | Processed Cheese & Cheese Novelties | Cheese - Block | Cheese - Speciality
50131900 | Margarine/Butter
50132000 | Cream
50132100 | Yogurt
50132500 | Eggs & Egg Substitutes | Eggs
50150000 | Vegetable & Cooking Oils | Cooking Oils and Fats
50161500 | Granulated, Brown & Powdered Sugar | Syrups & Molasses
50161800 | Candy | Chocolate | Chewing Gum & Mints | Confectionery
50170000 | Seasoning Mixes, Salts, Marinades & Tenderizers | Baking Additives & Extracts
50170000 | Pickles, Relishes and Vinegar
50171500 | Herbs & Spices
50171800 | Salad Dressing & Mayonnaise | Salad Dressings | Dips & Salsa | Dips - Shelf Stable
50171800 | Dips/Hummus/Pate | Ketchup, Mustard, BBQ & Cheese Sauce | Prepared Pasta & Pizza Sauces
50171800 | Oriental, Mexican & Ethnic Sauces | Gravy Mix | Sauces | Sauces- Cooking
50171800 | Sauces - Cooking (Shelf Stable)
50171900 | Pickles, Olives, Peppers & Relishes
50180000 | Frozen Bread & Dough | Stuffing | Pastries/Pies/Pizzas
50181700 | Cake, Cookie & Cupcake Mixes | Bread & Muffin Mixes | Baking Needs | Baking Accessories
50181900 | Breads & Buns | Bread - Incl. Buns And Rolls
50182000 | Cakes, Cupcakes, Snack Cakes | Cakes and Slices
50182000 | Croissants, Sweet Rolls, Muffins & Other Pastries
50182100 | Cookies & Biscuits | Crackers & Biscotti | Flavored Snack Crackers | Biscuits Chocolate
50182100 | Biscuits Cracker | Biscuits Kids | Biscuits Plain/Sweet
50182200 | Pizza | Frozen Pies/Savouries
50190000 | Frozen Dinners & Entrees | Frozen Meals | Prepared Meals | Entrees, Sides & Small Meals
50190000 | Frozen Prepared Sides | Frozen Breakfast Sandwiches, Biscuits & Meals
50190000 | Breakfast Sandwiches, Biscuits & Meals
50191500 | Other Soups | Canned Soup | Canned Condensed Soup
50192100 | Chips, Pretzels & Snacks | Snack Foods - Cereal Snacks | Snack Foods - Chips
50192100 | Snack Foods - Corn Chips
50192300 | Ice Cream & Frozen Yogurt | Ice-Cream Take Home | Ice-Cream/Block Single
50192300 | Ice-Cream/Ice-Block Multi Pack | Other Frozen Desserts | Frozen Desserts | Puddings & Custards
50192300 | Puddings and desserts | Desserts & Custard | Gelatin, Gels, Pectins & Desserts
50192400 | Jam, Jelly & Fruit Spreads | Honey
50192500 | Prepared Subs & Sandwiches | Prepared Wraps and Burittos
50192900 | Pasta by Shape & Type | All Noodles | Noodles | Pasta | Fresh Pasta | Pasta - Instant Meals
50192900 | Pasta Dinners
50193000 | Baby/Infant  Foods/Beverages | Infant Formula
50200000 | Energy, Protein & Muscle Recovery Drinks | Coffee/Tea/Substitutes
50202200 | Alcohol | Beer
50202300 | Water | Plant Based Water | Soda | Sport Drinks | Fruit & Vegetable Juice, Nectars & Fruit Drinks
50202300 | Drinks - Energy Drinks | Drinks - Juices, Drinks and Cordials | Drinks - Soft Drinks
50202400 | Powdered Drinks | Drinks - Powdered | Liquid Water Enhancer
50202600 | Coffee | Coffee - Instant, Roast and Ground
50202700 | Iced & Bottle Tea | Tea Bags | Tea - Bags, Loose Leaf, Speciality
50220000 | Flavored Rice Dishes | Rice & Grains
50221000 | Rice | Flours & Corn Meal
50221200 | Cereal | Breakfast Cereals - Hot And Cold
50240000 | Fresh Meat | Frozen Meat | Fresh Chicken - Processed | Frozen Chicken - Processed
50240000 | Sausages/Smallgoods
50240100 | Pepperoni, Salami & Cold Cuts | Canned Meat | Ham/Cold Meats | Salami / Cured Meat
50240200 | Fresh Chicken - Portions | Fresh Chicken - Whole | Frozen Chicken - Portions
50390000 | Vegetarian Frozen Meats | Meat Substitutes | Tofu`;

/** GPC code of a retail name, by {@link titleKey}. */
export const RETAIL_CODES: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .flatMap(([code = '', ...names]) => names.map((name) => [titleKey(name), code] as const)),
);

/** FDC writes "Fish  Prepared/Processed", "Fish - Prepared/Processed" and worse: only letters and digits count. */
export function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
