import { byWord } from '#importers/normalise/by-word.ts';

/** Open Food Facts' category tags (language `en:`) by the finest GPC code that is sure: a class, else a family. */
const TAGS_BY_CODE: Readonly<Record<string, string>> = {
  '50100000': 'fruits-and-vegetables-based-foods canned-plant-based-foods',
  '50101800':
    'nuts-and-their-products nuts peanuts almonds cashew-nuts pistachios seeds salted-nuts roasted-nuts',
  '50102000':
    'fruits-based-foods dried-fruits canned-fruits compotes fruit-purees applesauces fruits-in-syrup dates raisins',
  '50102100':
    'vegetables-based-foods canned-vegetables legumes-and-their-products canned-legumes canned-common-beans canned-tomatoes tomato-purees chips-and-fries fries prepared-vegetables hummus',
  '50120000': 'seafood fishes-and-their-products frozen-seafood',
  '50121900': 'canned-fishes canned-tunas canned-sardines smoked-fishes smoked-salmons tunas sardines surimi',
  '50130000': 'dairies fermented-milk-products',
  '50131700':
    'milks milk-substitutes plant-based-milk-alternatives plant-milks soy-milks almond-milks oat-milks uht-milks whole-milks semi-skimmed-milks skimmed-milks',
  '50131800': 'cheeses cream-cheeses cheese-substitutes cottage-cheeses mozzarella cheddar-cheese',
  '50131900': 'butters margarines dairy-spreads spreadable-fats',
  '50132000': 'creams whipped-creams sour-creams',
  '50132100': 'yogurts fermented-dairy-desserts greek-style-yogurts plain-yogurts skyrs kefirs',
  '50132500': 'eggs chicken-eggs',
  '50150000': 'fats',
  '50151500':
    'vegetable-oils vegetable-fats olive-oils virgin-olive-oils sunflower-oils coconut-oils rapeseed-oils',
  '50151600': 'animal-fats lards',
  '50161500': 'sweeteners sugars syrups simple-syrups maple-syrups sugar-substitutes agave-syrups',
  '50161800':
    'confectioneries candies chocolates chocolate-candies bonbons chewing-gum gummi-candies lollipops milk-chocolates dark-chocolates caramels marshmallows licorice nougats chocolate-truffles cocoa-and-its-products',
  '50170000': 'condiments culinary-plants',
  '50171500': 'spices herbs salts aromatic-plants bouillon-cubes broths seasonings',
  '50171700': 'vinegars',
  '50171800':
    'sauces dips salad-dressings mayonnaises ketchups mustards tomato-sauces pasta-sauces pestos barbecue-sauces hot-sauces soy-sauces salsas guacamole salted-spreads vegetable-spreads terrines pates',
  '50171900':
    'pickles pickled-vegetables chutneys olives plant-based-pickles relishes gherkins pickled-cucumbers',
  '50180000': 'biscuits-and-cakes',
  '50181700': 'baking-mixes cake-mixes pastry-helpers cooking-helpers doughs pie-dough baking-powders',
  '50181900':
    'breads flatbreads tortillas wraps buns sandwich-breads pita-breads bagels naan gluten-free-breads',
  '50182000':
    'cakes pastries viennoiseries sweet-pastries-and-pies muffins doughnuts croissants brownies cupcakes waffles sweet-pies eclairs',
  '50182100':
    'biscuits cookies crackers biscuits-and-crackers rusks crispbreads shortbread-cookies chocolate-biscuits drop-cookies',
  '50182200': 'pizzas quiches pizzas-pies-and-quiches salted-pies',
  '50190000': 'meals microwave-meals',
  '50191500': 'soups canned-soups dehydrated-soups vegetable-soups',
  '50192100':
    'salty-snacks salted-snacks crisps chips popcorn pretzels potato-crisps corn-chips appetizers tortilla-chips puffed-salty-snacks',
  '50192300':
    'desserts frozen-desserts ice-creams ice-creams-and-sorbets sorbets puddings dairy-desserts custards gelatin-desserts',
  '50192400':
    'sweet-spreads jams fruit-preserves honeys marmalades chocolate-spreads hazelnut-spreads cocoa-and-hazelnuts-spreads bee-products',
  '50192500': 'sandwiches wraps-sandwiches burgers',
  '50192900': 'pastas noodles stuffed-pastas pasta-dishes ravioli dry-pastas instant-noodles lasagna gnocchi',
  '50193000': 'baby-foods baby-milks infant-formulas baby-meals',
  '50193800': 'prepared-salads meals-with-meat meals-with-chicken meals-with-fish poultry-meals',
  '50200000': 'beverages beverages-and-beverages-preparations plant-based-beverages hot-beverages',
  '50202200': 'alcoholic-beverages beers wines spirits ciders liqueurs',
  '50202300':
    'sodas waters mineral-waters spring-waters fruit-juices juices-and-nectars carbonated-drinks energy-drinks fruit-based-beverages non-alcoholic-beverages sweetened-beverages lemonades orange-juices flavored-waters sport-drinks colas',
  '50202400': 'dehydrated-beverages instant-beverages hot-chocolates cocoa-and-chocolate-powders',
  '50202600': 'coffees instant-coffees ground-coffees coffee-drinks',
  '50202700': 'teas tea-bags iced-teas herbal-teas green-teas black-teas',
  '50220000': 'cereals-and-their-products',
  '50221000':
    'rices flours cereal-grains seeds-and-grains quinoa oats bulgur couscous cereal-flours cornmeal',
  '50221200':
    'breakfast-cereals cereal-bars mueslis granolas cereal-flakes flakes rolled-oats rolled-flakes porridge protein-bars',
  '50240000': 'meats meats-and-their-products poultries chickens turkeys beef pork',
  '50240100':
    'prepared-meats hams bacon canned-meats salami cold-cuts dried-meats white-hams dry-cured-hams jerky',
  '50240200': 'fresh-meats frozen-meats ground-meat chicken-breasts',
  '50240300': 'sausages frankfurters hot-dogs',
  '50270100': 'frozen-fruits',
  '50290100': 'frozen-vegetables',
  '50390000': 'meat-alternatives meat-analogues tofu vegetarian-sausages',
};

const CODES = byWord(TAGS_BY_CODE, 'en:');

/** The GPC code of the finest tag that has one: Open Food Facts lists tags from coarse to fine. */
export function findCategoryCode(tags: readonly string[]): string | undefined {
  const finest = tags.findLast((tag) => CODES.has(tag));
  return finest === undefined ? undefined : CODES.get(finest);
}
