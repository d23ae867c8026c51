import { hash } from '../svg.ts';
import { DISH_WORDS } from './dish-words.ts';
import { FOOD_WORDS } from './food-words.ts';
import { type MarkDrawing, markNamed } from './marks.ts';

const WORDS = [...DISH_WORDS, ...FOOD_WORDS].map(([words, name]) => [words, markNamed(name)] as const);

const ASSORTMENT = markNamed('assortment');

/** The 26 food families of GPC, with the marks that stand for each. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'Fruits/Vegetables/Nuts/Seeds Prepared/Processed': ['tomato', 'beans', 'olive'],
  'Fish and Seafood': ['fish', 'salmon', 'shrimp'],
  'Milk/Butter/Cream/Yogurts/Cheese/Eggs/Substitutes': ['milk', 'cheese', 'eggs'],
  'Oils/Fats Edible': ['olive', 'sunflower'],
  'Confectionery/Sugar Sweetening Products': ['candy', 'chocolate', 'honey'],
  'Seasonings/Preservatives/Extracts': ['spice', 'chilli', 'garlic'],
  'Bread/Bakery Products': ['loaf', 'wheat', 'cookie'],
  'Prepared/Preserved Foods': ['soup', 'pasta', 'sauce'],
  Beverages: ['drink', 'citrus', 'coffee'],
  'Cereal/Grain/Pulse Products': ['wheat', 'grains', 'rice'],
  'Food/Beverage Variety Packs': ['assortment'],
  'Meat/Poultry/Other Animals': ['steak', 'chicken', 'ham'],
  'Fruits - Unprepared/Unprocessed (Fresh)': ['apple', 'pear', 'citrus'],
  'Vegetables (Non Leaf) - Unprepared/Unprocessed (Fresh)': ['carrot', 'pepper', 'tomato'],
  'Fruits - Unprepared/Unprocessed (Frozen)': ['berries', 'strawberry', 'mango'],
  'Vegetables - Unprepared/Unprocessed (Frozen)': ['peas', 'broccoli', 'corn'],
  'Fruits - Unprepared/Unprocessed (Shelf Stable)': ['dates', 'grapes', 'fig'],
  'Vegetables - Unprepared/Unprocessed (Shelf Stable)': ['mushroom', 'chilli', 'onion'],
  'Nuts/Seeds - Unprepared/Unprocessed (Perishable)': ['nuts', 'sunflower'],
  'Nuts/Seeds - Unprepared/Unprocessed (In Shell)': ['walnut', 'pistachio'],
  'Leaf Vegetables - Unprepared/Unprocessed (Fresh)': ['lettuce', 'spinach'],
  'Fresh Garnish (Food)': ['bananaLeaf', 'blossom', 'cactus'],
  'Fruits/Vegetables Fresh & Fresh Cut': ['pineapple', 'avocado'],
  'Fruits/Vegetables Fresh Cut': ['melon', 'mango', 'pepper'],
  'Meat/Fish/Seafood Substitutes': ['sprout', 'tofu'],
  'Animal-derived Edible Products': ['birdNest'],
};

const FAMILY_MARKS = new Map(Object.entries(FAMILIES).map(([title, names]) => [title, names.map(markNamed)]));

export type MarkQuery = {
  readonly name: string;
  readonly variety?: string;
  readonly family_title: string;
  readonly gtin?: string;
};

/** Chosen by the words of the variety and the name, else by the family. */
export function findMark({ name, variety = '', family_title, gtin = '' }: MarkQuery): MarkDrawing {
  const byWord = (text: string) => WORDS.find(([words]) => words.test(text.toLowerCase()))?.[1];
  const family = FAMILY_MARKS.get(family_title) ?? [];
  return byWord(name) ?? byWord(variety) ?? family[hash(gtin) % family.length] ?? ASSORTMENT;
}

/** The family's own mark, for a product without a picture. */
export const familyMark = (family_title: string): MarkDrawing =>
  FAMILY_MARKS.get(family_title)?.[0] ?? ASSORTMENT;
