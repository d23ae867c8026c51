import type { Allergen } from '#contract/allergens.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { isComplete } from '../facts/ingredient-facts.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import type { ClaimTag } from './claim-rules.ts';
import type { DerivedDiet } from './derive-claims.ts';

const NOT_VEGETARIAN: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];
const NOT_VEGAN: readonly Allergen[] = [...NOT_VEGETARIAN, 'milk', 'eggs'];

/**
 * Diets that follow from the ingredients. Only where every name is known and none may come from an animal unsaid;
 * nothing here is ever "free from" an allergen, which only a maker can know.
 */
export function deriveDiets(facts: Facts, claims: ReadonlySet<ClaimTag>): DerivedDiet[] {
  const diets: DerivedDiet[] = [];
  if (isVegetarian(facts)) {
    if (isVegan(facts))
      diets.push({ diet: 'vegan', because: 'every ingredient is known and none is of animal origin' });
    diets.push({
      diet: 'vegetarian',
      because: 'every ingredient is known and none is meat, fish or made of them',
    });
  }
  if (claims.has('low_sodium'))
    diets.push({ diet: 'low_sodium', because: 'low sodium by 21 CFR 101.61(b)(4)' });
  if (claims.has('sugar_free'))
    diets.push({ diet: 'sugar_free', because: 'sugar free by 21 CFR 101.60(c)(1)' });
  if (claims.has('no_added_sugar'))
    diets.push({ diet: 'no_added_sugar', because: 'no sugar is among the ingredients' });
  return diets;
}

function isVegetarian({ ingredients, subject }: Facts): boolean {
  if (!isComplete(ingredients) || ingredients.knownShare < 1) return false;
  if ((ingredients.traits & (TRAIT.meat | TRAIT.seafood | TRAIT.uncertainOrigin)) !== 0) return false;
  if (subject.contains.some((allergen) => NOT_VEGETARIAN.includes(allergen))) return false;
  // A sauce or a cookie whose parts are not named may hold anything.
  return ingredients.entries.every(
    ({ ingredient, traits }) => traits.group !== 'composite' || ingredient.parts.length > 0,
  );
}

function isVegan({ ingredients, subject }: Facts): boolean {
  if ((ingredients.traits & TRAIT.animalProduct) !== 0) return false;
  return !subject.contains.some((allergen) => NOT_VEGAN.includes(allergen));
}
