import type { Allergen } from '#contract/allergens.ts';
import type { DietType } from '#contract/product.ts';
import { t } from '#server/language/speech.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { isComplete } from '../facts/ingredient-facts.ts';
import { isAnimalKind } from '../facts/product-kinds.ts';
import { classifyOnce } from '../ingredients/classify-ingredient.ts';
import { foldText } from '../ingredients/fold-text.ts';
import type { IngredientEntry } from '../ingredients/read-ingredients.ts';
import { allergenBits } from '../ingredients/words/allergen-sources.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import type { ClaimTag } from './claim-rules.ts';

export interface DerivedDiet {
  readonly diet: DietType;
  readonly because: string;
}

const NOT_VEGETARIAN: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];
const NOT_VEGAN: readonly Allergen[] = [...NOT_VEGETARIAN, 'milk', 'eggs'];

/**
 * Diets that follow from the ingredients. Only where every name is known and none may be of animal origin;
 * nothing here is ever "free from" an allergen, which only a maker can know.
 */
export function deriveDiets(facts: Facts, claims: ReadonlySet<ClaimTag>): DerivedDiet[] {
  const diets: DerivedDiet[] = [];
  const inName = hasVegetarianList(facts) ? traitsInName(facts.subject.name) : MEAT;
  if ((inName & MEAT) === 0) {
    if (hasVeganList(facts) && (inName & ANIMAL) === 0)
      diets.push({ diet: 'vegan', because: t`every ingredient is known and none is of animal origin` });
    diets.push({
      diet: 'vegetarian',
      because: t`every ingredient is known and none is meat, fish or made of them`,
    });
  }
  if (claims.has('low_sodium'))
    diets.push({ diet: 'low_sodium', because: t`low sodium by 21 CFR 101.61(b)(4)` });
  if (claims.has('sugar_free'))
    diets.push({ diet: 'sugar_free', because: t`sugar free by 21 CFR 101.60(c)(1)` });
  if (claims.has('no_added_sugar'))
    diets.push({ diet: 'no_added_sugar', because: t`no sugar is among the ingredients` });
  return diets;
}

function hasVegetarianList(facts: Facts): boolean {
  const { ingredients, subject, kind } = facts;
  if (!isComplete(ingredients) || ingredients.knownShare < 1) return false;
  if (kind !== undefined && isAnimalKind(kind.kind)) return false;
  if (subject.family_code !== null && ANIMAL_FAMILIES.has(subject.family_code)) return false;
  if ((ingredients.traits & (MEAT | TRAIT.uncertainOrigin)) !== 0) return false;
  if (named(facts, NOT_VEGETARIAN)) return false;
  // Cheese may be made with rennet of calves' stomachs; where its parts are named, the rennet is too.
  return !ingredients.entries.some(isPlainCheese);
}

function hasVeganList(facts: Facts): boolean {
  return (facts.ingredients.traits & TRAIT.animalProduct) === 0 && !named(facts, NOT_VEGAN);
}

function isPlainCheese({ ingredient, traits }: IngredientEntry): boolean {
  return (traits.ownTraits & TRAIT.cheese) !== 0 && ingredient.parts.length === 0;
}

const MEAT = TRAIT.meat | TRAIT.seafood;
const ANIMAL = MEAT | TRAIT.animalProduct | TRAIT.egg;
/** Meat, poultry and other animals; fish and seafood: whatever the list says, it may leave the food itself out. */
const ANIMAL_FAMILIES: ReadonlySet<string> = new Set(['50240000', '50120000']);

/** Declared, stated or named. */
function named({ subject, ingredients }: Facts, allergens: readonly Allergen[]): boolean {
  const { named: inList, contains } = ingredients.allergens;
  const inIt = inList | contains;
  return (inIt & allergenBits(allergens)) !== 0 || subject.contains.some((one) => allergens.includes(one));
}

const IMITATION =
  /\b(?:vegan|vegetarian|veggie|veg|meatless|plant[- ]based|meat[- ]?free|dairy[- ]?free|non[- ]?dairy|imitation|mock)\b/;

/** "Bacon ranch dip" may hold bacon that its list does not name; "vegan bacon" does not. */
function traitsInName(name: string | null): number {
  const folded = foldText(name ?? '');
  return IMITATION.test(folded) ? 0 : classifyOnce(folded).traits;
}
