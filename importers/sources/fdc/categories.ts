/**
 * FoodData Central's category names of US retail, by the finest GPC code that is sure: a class, else a family.
 * Names that are GPC titles themselves are looked up as such. What is left out (nut butters, deli salads, sushi,
 * supplements …) belongs to no single family.
 */
const NAMES_BY_CODE: Readonly<Record<string, readonly string[]>> = {
  '50100000': ['Frozen Vegetables', 'Frozen Fruit & Fruit Juice Concentrates'],
  '50102000': ['Canned Fruit'],
  '50102100': [
    'Canned Vegetables',
    'Canned & Bottled Beans',
    'Tomatoes',
    'Vegetable and Lentil Mixes',
    'French Fries, Potatoes & Onion Rings',
  ],
  '50120000': ['Frozen Fish & Seafood', 'Fish & Seafood', 'Canned Seafood'],
  '50121900': ['Canned Tuna'],
  '50131700': ['Milk', 'Milk/Milk Substitutes', 'Plant Based Milk'],
  '50131800': ['Cheese', 'Processed Cheese & Cheese Novelties'],
  '50131900': ['Butter & Spread'],
  '50132000': ['Cream'],
  '50132100': ['Yogurt'],
  '50132500': ['Eggs & Egg Substitutes'],
  '50151500': ['Vegetable & Cooking Oils'],
  '50161500': ['Granulated, Brown & Powdered Sugar', 'Syrups & Molasses'],
  '50161800': ['Candy', 'Chocolate', 'Chewing Gum & Mints', 'Confectionery'],
  '50170000': ['Seasoning Mixes, Salts, Marinades & Tenderizers', 'Baking Additives & Extracts'],
  '50171500': ['Herbs & Spices'],
  '50171800': [
    'Salad Dressing & Mayonnaise',
    'Dips & Salsa',
    'Ketchup, Mustard, BBQ & Cheese Sauce',
    'Prepared Pasta & Pizza Sauces',
    'Oriental, Mexican & Ethnic Sauces',
  ],
  '50171900': ['Pickles, Olives, Peppers & Relishes'],
  '50180000': ['Frozen Bread & Dough', 'Mexican Dinner Mixes', 'Stuffing'],
  '50181700': ['Cake, Cookie & Cupcake Mixes', 'Bread & Muffin Mixes', 'Gravy Mix'],
  '50181900': ['Breads & Buns'],
  '50182000': ['Cakes, Cupcakes, Snack Cakes', 'Croissants, Sweet Rolls, Muffins & Other Pastries'],
  '50182100': ['Cookies & Biscuits', 'Crackers & Biscotti', 'Flavored Snack Crackers'],
  '50182200': ['Pizza'],
  '50190000': [
    'Frozen Dinners & Entrees',
    'Entrees, Sides & Small Meals',
    'Frozen Prepared Sides',
    'Frozen Breakfast Sandwiches, Biscuits & Meals',
    'Breakfast Sandwiches, Biscuits & Meals',
    'Popcorn, Peanuts, Seeds & Related Snacks',
    'Wholesome Snacks',
  ],
  '50191500': ['Other Soups', 'Canned Soup', 'Canned Condensed Soup'],
  '50192100': ['Chips, Pretzels & Snacks', 'Other Snacks'],
  '50192300': [
    'Ice Cream & Frozen Yogurt',
    'Other Frozen Desserts',
    'Puddings & Custards',
    'Gelatin, Gels, Pectins & Desserts',
    'Baking Decorations & Dessert Toppings',
  ],
  '50192400': ['Jam, Jelly & Fruit Spreads', 'Honey'],
  '50192500': ['Prepared Subs & Sandwiches', 'Prepared Wraps and Burittos'],
  '50192900': ['Pasta by Shape & Type', 'All Noodles', 'Pasta Dinners'],
  '50193000': ['Baby/Infant  Foods/Beverages'],
  '50200000': [
    'Sport Drinks',
    'Energy, Protein & Muscle Recovery Drinks',
    'Milk Additives',
    'Coffee/Tea/Substitutes',
  ],
  '50202200': ['Alcohol', 'Beer'],
  '50202300': ['Water', 'Plant Based Water', 'Soda', 'Fruit & Vegetable Juice, Nectars & Fruit Drinks'],
  '50202400': ['Powdered Drinks', 'Liquid Water Enhancer'],
  '50202600': ['Coffee'],
  '50202700': ['Iced & Bottle Tea', 'Tea Bags'],
  '50220000': ['Flavored Rice Dishes'],
  '50221000': ['Rice', 'Other Grains & Seeds', 'Flours & Corn Meal'],
  '50221200': ['Cereal', 'Snack, Energy & Granola Bars'],
  '50240000': [
    'Pepperoni, Salami & Cold Cuts',
    'Bacon, Sausages & Ribs',
    'Frozen Bacon, Sausages & Ribs',
    'Bacon',
  ],
  '50240100': ['Canned Meat'],
  '50240200': ['Poultry, Chicken & Turkey', 'Frozen Poultry, Chicken & Turkey'],
  '50240300': ['Sausages, Hotdogs & Brats', 'Frozen Sausages, Hotdogs & Brats'],
  '50390000': ['Vegetarian Frozen Meats'],
};

/** GPC code of a retail name, by {@link titleKey}. */
export const RETAIL_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES_BY_CODE).flatMap(([code, names]) =>
    names.map((name) => [titleKey(name), code] as const),
  ),
);

/** FDC writes "Fish  Prepared/Processed", "Fish - Prepared/Processed" and worse: only letters and digits count. */
export function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
