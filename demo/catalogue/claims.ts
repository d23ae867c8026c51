import type { Allergen } from '#contract/allergens.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { DietType } from '#contract/product.ts';
import type { Ingredient } from './ingredient.ts';
import { listedParts } from './make-food.ts';
import type { Measured } from './measure.ts';
import type { PlannedProduct } from './plan.ts';
import { randomOf } from './random.ts';

interface Claimant {
  readonly plan: PlannedProduct;
  readonly name: string;
  readonly food: Ingredient;
  readonly diets: readonly DietType[];
  readonly measured: Measured;
}

/** A label has room for so many nutrient claims. */
const MOST_NUTRITION_CLAIMS = 4;

/** Claims by type. Every one is true of the product; none makes all it could. */
export function claimsOf(claimant: Claimant): Record<string, string[]> {
  const all: Record<string, string[]> = {
    nutrition: nutritionClaims(claimant),
    production: productionClaims(claimant),
    certification: certifications(claimant),
    'free from': freeFromClaims(claimant),
  };
  return Object.fromEntries(Object.entries(all).filter(([, tags]) => tags.length > 0));
}

/** Above any of these a label must point at it beside a claim (21 CFR 101.13(h)): such products claim nothing here. */
const DISCLOSURE: readonly (readonly [NutrientLabel, number])[] = [
  ['total_fat', 13],
  ['saturated_fat', 4],
  ['cholesterol', 60],
  ['sodium', 480],
];

function nutritionClaims({ plan, food, measured, diets }: Claimant): string[] {
  if (!DISCLOSURE.every(([nutrient, limit]) => measured.perServing[nutrient] <= limit)) return [];
  const random = randomOf('claims', plan.key);
  const fatPart = (9 * measured.perServing.saturated_fat) / measured.perServing.calories;
  const possible: readonly (readonly [string, boolean])[] = [
    ['Fat free', measured.isBelow('total_fat', 0.5)],
    ['Low fat', measured.isAtMost('total_fat', 3) && !measured.isBelow('total_fat', 0.5)],
    ['Low saturated fat', measured.isAtMost('saturated_fat', 1) && fatPart <= 0.15],
    ['Cholesterol free', measured.isBelow('cholesterol', 2) && measured.isAtMost('saturated_fat', 2)],
    ['Sodium free', measured.isBelow('sodium', 5)],
    ['Very low sodium', measured.isAtMost('sodium', 35) && !measured.isBelow('sodium', 5)],
    ['Low sodium', measured.isAtMost('sodium', 140) && !measured.isAtMost('sodium', 35)],
    ['Low calorie', measured.isAtMost('calories', 40) && !measured.isBelow('calories', 5)],
    ['Calorie free', measured.isBelow('calories', 5)],
    ...sourceClaims(food, measured),
  ];
  const made = possible.filter(([, holds]) => random.chance(0.42) && holds).map(([tag]) => tag);
  const named = diets.flatMap((diet) => NAMED_DIETS[diet] ?? []);
  return [...new Set([...named, ...made])].slice(0, MOST_NUTRITION_CLAIMS);
}

const NAMED_DIETS: Partial<Record<DietType, string>> = {
  sugar_free: 'Sugar free',
  no_added_sugar: 'No added sugar',
};

const SOURCES: readonly (readonly [NutrientLabel, string])[] = [
  ['dietary_fiber', 'fiber'],
  ['calcium', 'calcium'],
  ['iron', 'iron'],
  ['potassium', 'potassium'],
  ['vitamin_d', 'vitamin D'],
];

/** 10 to 19 % of a daily value is good, from 20 % excellent (21 CFR 101.54). */
function sourceClaims(food: Ingredient, { perServing }: Measured): readonly (readonly [string, boolean])[] {
  const claim = (share: number, words: string) => [
    [`Excellent source of ${words}`, share >= 0.2] as const,
    [`Good source of ${words}`, share >= 0.1 && share < 0.2] as const,
  ];
  const complete = food.traits.has('meat') || COMPLETE.some((allergen) => food.allergens.has(allergen));
  return [
    ...SOURCES.flatMap(([nutrient, words]) =>
      claim(perServing[nutrient] / (NUTRIENTS[nutrient].dailyValue ?? Number.POSITIVE_INFINITY), words),
    ),
    // Plant protein counts for less once its quality is weighed: only complete protein claims here.
    ...(complete ? claim(perServing.protein / PROTEIN_DAILY_VALUE, 'protein') : []),
  ];
}

/** 21 CFR 101.9(c)(7)(iii): 50 g, for the rare label that states a daily value of protein. */
const PROTEIN_DAILY_VALUE = 50;

const COMPLETE: readonly Allergen[] = ['milk', 'eggs', 'fish', 'soybeans'];

function productionClaims({ plan, name, food }: Claimant): string[] {
  const random = randomOf('production', plan.key);
  const ids = new Set(listedParts(food).map(({ ingredient }) => ingredient.id));
  const isMade = ids.size > 2;
  const first = listedParts(food).find(({ ingredient }) => ingredient.id !== 'water');
  const possible: readonly (readonly [string, boolean, number])[] = [
    ['Whole grain', first?.ingredient.traits.has('whole') ?? false, 0.9],
    ['No artificial colors', isMade && !food.traits.has('color'), 0.22],
    ['No artificial flavors', isMade && !ids.has('artificial flavor'), 0.22],
    ['No preservatives', isMade && !food.traits.has('preservative'), 0.2],
    ['No high fructose corn syrup', food.traits.has('added') && !ids.has('high fructose corn syrup'), 0.14],
    ['Non-GMO', !food.traits.has('meat') && !food.allergens.has('milk'), 0.2],
    ['Grass fed', /Grass-Fed/.test(name), 1],
    ['Cage free', /Cage Free/.test(name), 1],
    ['Pasture raised', /Pasture Raised/.test(name), 1],
    ['Wild caught', /\bWild\b/.test(name) && food.allergens.has('fish'), 1],
  ];
  const fixed = lineClaims(plan, 'production');
  return [
    ...new Set([...fixed, ...possible.filter(([, holds, p]) => random.chance(p) && holds).map(([t]) => t)]),
  ];
}

function certifications({ plan, diets }: Claimant): string[] {
  const random = randomOf('certified', plan.key);
  const fair = random.chance(0.3);
  return [
    ...(diets.includes('organic') ? ['USDA Organic'] : []),
    ...(diets.includes('kosher') ? ['Kosher'] : []),
    ...(diets.includes('halal') ? ['Halal'] : []),
    ...(plan.variant.options.has('gf') ? ['Certified gluten free'] : []),
    ...(fair && /coffee|chocolate|tea/.test(plan.variant.line.department) ? ['Fair trade'] : []),
  ];
}

function freeFromClaims({ plan, diets }: Claimant): string[] {
  const tags = lineClaims(plan, 'free from');
  if (diets.includes('gluten_free')) tags.push('Gluten');
  if (diets.includes('nut_free')) tags.push('Nuts');
  return [...new Set(tags)];
}

/** `production:Non-GMO;free from:Dairy` of a line, for one type. */
const lineClaims = ({ variant }: PlannedProduct, type: string): string[] =>
  (variant.line.claims ?? '').split(';').flatMap((claim) => {
    const [of, tag] = claim.split(':');
    return of === type && tag !== undefined ? [tag] : [];
  });
