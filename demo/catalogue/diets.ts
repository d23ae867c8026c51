import type { DietType } from '#contract/product.ts';
import type { AllergenStatement } from '#server/catalogue/trade-item.ts';
import type { Ingredient, Trait } from './ingredient.ts';
import type { Measured } from './measure.ts';
import type { PlannedProduct } from './plan.ts';
import { randomOf } from './random.ts';

interface Eaten {
  readonly plan: PlannedProduct;
  readonly name: string;
  readonly food: Ingredient;
  readonly organic: boolean;
  readonly allergens: readonly AllergenStatement[];
  readonly measured: Measured;
}

const SEAFOOD = ['fish', 'crustaceans', 'molluscs'] as const;
const ANIMAL = ['milk', 'eggs', ...SEAFOOD] as const;

/** The diets a product suits, where its ingredients say so or its maker had it certified. */
export function dietTypes(eaten: Eaten): DietType[] {
  const { food, plan, name, organic } = eaten;
  const random = randomOf('diets', plan.key);
  const has = (...traits: readonly Trait[]) => traits.some((trait) => food.traits.has(trait));
  const contains = (...keys: readonly string[]) => [...food.allergens.keys()].some((k) => keys.includes(k));
  const slaughtered = has('meat', 'gelatin') || contains(...SEAFOOD);
  const certifies = (chance: number) => random.chance(chance);
  const suited: Readonly<Record<DietType, boolean>> = {
    vegan: !slaughtered && !contains(...ANIMAL) && !has('honey') && certifies(0.92),
    vegetarian: !slaughtered && certifies(0.94),
    gluten_free: isVouchedFree(eaten, 'gluten') || (isFree(eaten, 'gluten') && certifies(0.25)),
    kosher: mayBeKosher(has, contains, name) && certifies(0.36),
    halal: !has('pork', 'gelatin', 'alcohol') && !has('meat') && certifies(0.14),
    organic,
    dairy_free: isVouchedFree(eaten, 'milk') || (isFree(eaten, 'milk') && certifies(0.2)),
    lactose_free: plan.variant.options.has('lactosefree') || isVouchedFree(eaten, 'milk'),
    nut_free: isVouchedFree(eaten, 'tree_nuts') && isVouchedFree(eaten, 'peanuts'),
    low_sodium: eaten.measured.isAtMost('sodium', 140) && certifies(0.5),
    sugar_free: eaten.measured.isBelow('sugars', 0.5) && /Sugar Free|Zero Sugar|Diet\b/.test(name),
    no_added_sugar:
      !has('added') && /No (?:Added )?Sugar|No Sugar Added|Unsweetened|Plain|Just|100%|Juice/.test(name),
  };
  // Every choice is made every time, so that one does not shift the others.
  return (Object.keys(suited) as DietType[]).filter((diet) => suited[diet]);
}

function mayBeKosher(
  has: (...traits: readonly Trait[]) => boolean,
  contains: (...keys: readonly string[]) => boolean,
  name: string,
): boolean {
  if (has('pork', 'meat', 'gelatin', 'alcohol') || contains('crustaceans', 'molluscs')) return false;
  return !/Catfish|Swordfish|Bird/.test(name);
}

const stated = ({ allergens }: Eaten, key: string) =>
  allergens.find(({ allergen }) => allergen === key)?.containment;
const isVouchedFree = (eaten: Eaten, key: string) => stated(eaten, key) === 'free_from';
const isFree = (eaten: Eaten, key: string) => {
  const containment = stated(eaten, key);
  return containment === undefined || containment === 'free_from';
};
