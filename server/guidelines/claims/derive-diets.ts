import type { Allergen } from '#contract/allergens.ts';
import type { DietType } from '#contract/product.ts';
import { t } from '#server/language/speech.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { isComplete } from '../facts/ingredient-facts.ts';
import { isAnimalKind } from '../facts/product-kinds.ts';
import {
  classifyIngredient,
  classifyOnce,
  type IngredientTraits,
} from '../ingredients/classify-ingredient.ts';
import { foldText } from '../ingredients/fold-text.ts';
import type { Ingredient } from '../ingredients/ingredient-tree.ts';
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
  return !ingredients.entries.some(isUnnamedFat) && !mayHoldRennet(facts);
}

function hasVeganList(facts: Facts): boolean {
  return (facts.ingredients.traits & TRAIT.animalProduct) === 0 && !named(facts, NOT_VEGAN);
}

/** Lard as well as palm oil: a fat that the label does not name. */
function isUnnamedFat({ ingredient: { name, parts } }: IngredientEntry): boolean {
  return parts.length === 0 && UNNAMED_FAT.test(name);
}

const UNNAMED_FAT =
  /^(?:(?:all[- ]purpose|partially|fully|non|trans|free|low|hydrogenated|interesterified|edible|melted|and|or)[- ]?)*(?:shortenings?|fats?|graisses?|matieres? grasses?|grasas?|grass[io]|fett)$/;

/** Cheese may be made with rennet of calves' stomachs, which Europe's labels leave out, and brackets that only say "milk". */
function mayHoldRennet(facts: Facts): boolean {
  const { entries } = facts.ingredients;
  if (entries.some((entry) => isCheese(entry.traits) && !tellsCurdling(entry.ingredient))) return true;
  const name = foldText(facts.subject.name ?? '');
  if (!isCheese(classifyOnce(name)) || SOURED.test(name) || !named(facts, ['milk'])) return false;
  return !entries.some(({ ingredient }) => CURDLES.test(ingredient.name));
}

const isCheese = ({ ownTraits }: IngredientTraits): boolean => (ownTraits & TRAIT.cheese) !== 0;

/** Of a blend each of its cheeses tells for itself. */
function tellsCurdling({ name, parts }: Ingredient): boolean {
  if (parts.length > 0 && SOURED.test(name)) return true;
  return parts.some((part) => CURDLES.test(part.name) || isCheese(classifyIngredient(part.name)));
}

/** What curdles milk without an animal: an acid, or a rennet or enzymes of plants or microbes. */
const CURDLES =
  /\b(?:vinegar|vinaigre|aceto|acid|acide|acido|saure|lemon|glucono|(?:microb|veget|vegan|plant|non-?animal)[a-z]* (?:rennet|enzymes?|coagulant)|(?:presure|coagulant|enzymes?|cuajo|caglio) (?:microb|veget)[a-z]*)\b/;
/** Cheeses that acids and cultures curdle. */
const SOURED =
  /\b(?:ricotta|requeson|cottage|paneer|quark|mascarpone|cream|neufchatel|farmers?'?|bakers?|gournay|spreadable)\b/;

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
