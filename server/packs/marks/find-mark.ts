import { hash } from '../svg.ts';
import { FAMILIES } from './families.ts';
import type { MarkDrawing } from './mark.ts';
import { MARKS, type MarkName } from './marks.ts';

/** First match wins, so the telling words stand before the general ones. */
const WORDS: readonly (readonly [RegExp, MarkName])[] = [
  [/variety|assort|mixed case|sampler/, 'assortment'],
  [/\bbuns?\b|bagel|baguette|toast\b/, 'loaf'],
  [/tomato|marinara|ketchup|salsa|arrabbiata|pizza/, 'tomato'],
  [/ice cream|gelato|sorbet|sherbet|frozen yogurt/, 'icecream'],
  [/chocolate|cocoa|cacao/, 'chocolate'],
  [/coffee|espresso|cold brew/, 'coffee'],
  [/peanut/, 'peanut'],
  [/almond|hazelnut|cashew|walnut|pecan|pistachio|\bnuts?\b|trail mix/, 'nuts'],
  [/strawberr/, 'strawberry'],
  [/lemon|lime\b/, 'lemon'],
  [/orange|citrus|grapefruit|mandarin|clementine|tangerine/, 'citrus'],
  [/cherr/, 'cherry'],
  [/berr(y|ies)/, 'berries'],
  [/mango|papaya/, 'mango'],
  [/peach|apricot|nectarine/, 'peach'],
  [/\bpears?\b/, 'pear'],
  [/\bapple(?!wood)|cider/, 'apple'],
  [/banana|plantain/, 'banana'],
  [/grape|raisin|plum|prune|sultana/, 'grapes'],
  [/melon/, 'melon'],
  [/avocado|guacamole/, 'avocado'],
  [/maple/, 'mapleLeaf'],
  [/honey/, 'honey'],
  [/soy|tofu|tempeh|edamame|miso/, 'soy'],
  [/plant.based|vegan|meatless|veggie/, 'sprout'],
  [/shrimp|prawn|crab|lobster/, 'shrimp'],
  [/clam|mussel|oyster|scallop/, 'shell'],
  [/salmon|trout/, 'salmon'],
  [/fish|tuna|cod\b|sardine|anchov|haddock|pollock|tilapia|herring|mackerel/, 'fish'],
  [/bbq|barbecue|sauce|dressing/, 'sauce'],
  [/soup|broth|chili con|stew|chowder|bisque|ramen/, 'soup'],
  [/pasta|penne|fusilli|farfalle|spaghetti|noodle|macaroni|lasagn|ravioli/, 'pasta'],
  [/chilli|chili|jalape|cayenne|sriracha|hot pepper/, 'chilli'],
  [/bell pepper|peppers|capsicum|paprika/, 'pepper'],
  [/olive/, 'olive'],
  [/sunflower|canola|rapeseed|vegetable oil|margarine/, 'sunflower'],
  [/garlic/, 'garlic'],
  [/onion|shallot|leek/, 'onion'],
  [/mushroom|truffle/, 'mushroom'],
  [/broccoli|cauliflower/, 'broccoli'],
  [/potato|fries|hash brown|yam/, 'potato'],
  [/carrot|parsnip/, 'carrot'],
  [/\bcorn\b|maize|tortilla|popcorn|polenta/, 'corn'],
  [/\bpeas?\b/, 'peas'],
  [/bean|lentil|chickpea|hummus/, 'beans'],
  [/spinach|kale|chard/, 'spinach'],
  [/lettuce|salad|romaine|arugula|greens|cabbage/, 'lettuce'],
  [/parsley|basil|mint|cilantro|dill|thyme|herb|oregano|sage\b/, 'herb'],
  [/cheese|cheddar|gouda|mozzarella|feta|brie/, 'cheese'],
  [/cookie|biscuit/, 'cookie'],
  [/\bbutter\b|ghee|spread/, 'butter'],
  [/\beggs?\b/, 'eggs'],
  [/milk|yogurt|cream|kefir|dairy/, 'milk'],
  [/chicken|turkey|duck|poultry|wings/, 'chicken'],
  [/\bham\b|bacon|pork|sausage|prosciutto|salami/, 'ham'],
  [/beef|steak|lamb|veal|bison|burger|meat/, 'steak'],
  [/pretzel/, 'pretzel'],
  [/cake|muffin|brownie|pie\b/, 'cake'],
  [/rice\b/, 'rice'],
  [/oat|granola|muesli|quinoa|barley|cereal|grain/, 'grains'],
  [/bread(?! flour)|loaf|\brolls?\b/, 'loaf'],
  [/flour|wheat|cracker/, 'wheat'],
  [/candy|gum|caramel|toffee|lollipop|mints|sweets/, 'candy'],
  [/\btea\b|matcha/, 'tea'],
  [/water/, 'drop'],
  [/spice|pepper|cinnamon|curry|seasoning|vanilla/, 'spice'],
  [/juice|soda|lemonade|drink|cola/, 'drink'],
];

export type MarkQuery = {
  readonly name: string;
  readonly variety?: string;
  readonly family_title: string;
  readonly gtin?: string;
};

/** Chosen by the words of the variety and the name, else by the family. */
export function findMark({ name, variety = '', family_title, gtin = '' }: MarkQuery): MarkDrawing {
  const byWord = (text: string) => WORDS.find(([words]) => words.test(text.toLowerCase()))?.[1];
  const family = FAMILIES[family_title] ?? ['assortment'];
  const found = byWord(name) ?? byWord(variety) ?? family[hash(gtin) % family.length] ?? family[0];
  return MARKS[found];
}

/** The family's own mark, for a product without a picture. */
export const familyMark = (family_title: string): MarkDrawing =>
  MARKS[FAMILIES[family_title]?.[0] ?? 'assortment'];
