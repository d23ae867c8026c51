import { findIngredient } from './find-ingredient.ts';
import { compose, type Ingredient, type Part, partsOf } from './ingredient.ts';
import type { PlannedProduct } from './plan.ts';
import { type Random, randomOf } from './random.ts';
import { parseRecipe, type Recipe } from './recipe.ts';

/** What another brand does to a product that is already there. */
export type Twist = 'organic' | 'lowsalt' | 'nosalt' | 'lesssugar';

export interface MadeFood {
  readonly name: string;
  readonly twist: Twist | null;
  readonly food: Ingredient;
}

const TITLES: Readonly<Record<Twist, string>> = {
  organic: 'Organic',
  lowsalt: 'Reduced Sodium',
  nosalt: 'No Salt Added',
  lesssugar: 'Less Sugar',
};

/** How often a first product is varied, and how often a further one. */
const TWIST_CHANCE = [0.09, 0.55] as const;
/** A claim of "reduced" needs a quarter less (21 CFR 101.60(c)(5), 101.61(b)(6)). */
const REDUCED = 0.74;

/** The product's food: the line's recipe in its brand's own proportions, or one of the line's twists of it. */
export function makeFood(plan: PlannedProduct): MadeFood {
  const { variant, copy, key } = plan;
  const random = randomOf('food', key);
  const plain = proportioned(parseRecipe(variant.line.base ?? '', variant.recipe), plan, random);
  const food = cook(plan, plain);
  const twists = (variant.line.twists ?? '').split(' ').filter(isTwist);
  const chance = TWIST_CHANCE[copy === 0 ? 0 : 1];
  if (twists.length === 0 || !random.chance(chance)) return { name: variant.name, twist: null, food };
  const twist = random.pick(twists);
  const twisted = cook(plan, changed(plain, twist));
  if (!holds(twist, variant.name, food, twisted)) return { name: variant.name, twist: null, food };
  return { name: `${TITLES[twist]} ${variant.name}`, twist, food: twisted };
}

const isTwist = (word: string): word is Twist => word in TITLES;

function cook({ variant }: PlannedProduct, recipe: Recipe): Ingredient {
  const loss = Number(variant.options.get('loss') ?? variant.line.loss ?? 0);
  const parts = partsOf(recipe, findIngredient);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && loss === 0) return only.ingredient;
  return compose(variant.name, variant.name.toUpperCase(), parts, loss);
}

const SALTS: ReadonlySet<string> = new Set(['salt', 'sea salt', 'iodized salt']);
const SUGARS =
  /sugar|syrup|honey|molasses|concentrate|dextrose|chocolate chips|caramel|raisins|dried cranberries/;

/** Every brand weighs a little differently, and salts to its own taste. A food made to a limit is not varied. */
function proportioned(recipe: Recipe, { brand, variant }: PlannedProduct, random: Random): Recipe {
  if (EXACT.test(variant.name) || recipe.size === 1) return recipe;
  const taste = randomOf('taste', brand.name).between(0.84, 1.1);
  return new Map(
    [...recipe].map(([id, grams]) => [id, grams * random.between(0.96, 1.04) * (SALTS.has(id) ? taste : 1)]),
  );
}

const EXACT = /School|Low(?:er)? Sodium|Light\b|Lower|Lightly|Reduced|Unsalted|No Salt|Salt-Free/;

function changed(recipe: Recipe, twist: Twist): Recipe {
  const factor = (id: string): number => {
    if (twist === 'lowsalt') return SALTS.has(id) ? 0.5 : id === 'soy sauce' ? 0.6 : 1;
    if (twist === 'nosalt') return SALTS.has(id) ? 0 : 1;
    if (twist === 'lesssugar') return SUGARS.test(id) ? 0.62 : 1;
    return 1;
  };
  const entries = [...recipe].map(([id, grams]) => [id, grams * factor(id)] as const);
  return new Map(entries.filter(([, grams]) => grams > 0));
}

/** Whether the food may be called by the twist's name. */
function holds(twist: Twist, name: string, plain: Ingredient, twisted: Ingredient): boolean {
  if (twist === 'organic') {
    const synthetic = ['color', 'sweetener', 'preservative'] as const;
    return !/Artificial|Style Egg/.test(name) && !synthetic.some((trait) => plain.traits.has(trait));
  }
  if (twist === 'lesssugar') {
    return !/Sugar|Unsweetened/.test(name) && twisted.profile.sugars <= REDUCED * plain.profile.sugars;
  }
  if (/Salt|Sodium/.test(name)) return false;
  const [before, after] = [plain.profile.sodium, twisted.profile.sodium];
  return before > 90 && after <= REDUCED * before;
}

/** The parts a label lists: a food of one ingredient is its own part. */
export const listedParts = (food: Ingredient): readonly Part[] =>
  food.parts.length > 0 ? food.parts : [{ ingredient: food, grams: 100 }];
