import { classifyIngredient } from './classify-ingredient.ts';
import type { Ingredient } from './ingredient-tree.ts';
import type { FoodGroup } from './words/word-table.ts';

/** How far into a text its first words may say what another food was treated with. */
const HEAD = 120;
const DONE =
  '(?:cured|marinated|seasoned|rubbed|basted|injected|enhanced|brined|tenderized|coated|breaded|battered|glazed|dusted|treated|tumbled|pumped|flavored|smoked|preserved)';
const TREATED = new RegExp(
  [
    '^[^a-z0-9]*(?:ingr[a-z]+ ?:? ?)?(?:',
    `(?:[a-z]+ ){0,2}${DONE} (?:with|in|by)\\b`,
    '|(?:contain(?:s|ing)? ?:? )?(?:with )?(?:added )?(?:up to |approximately )?(?:a |an )?\\d+(?:\\.\\d+)? ?% (?:of )?(?:a |an )?(?:[a-z]+ ){0,3}(?:solution|marinade|brine|broth)',
    '|(?:(?:curing|cure|brine|brining|marinade|solution|injection)(?: (?:solution|ingredients?))?)(?: ?[:(]| contains?\\b)',
    '|added (?:solution|ingredients?) ?[:(]',
    ')',
  ].join(''),
);
/** What only goes onto or into another food. */
const TREATMENT =
  /(?:^|\b)(?:rub|glaze|coating|breading|breader|predust|batter|marinade|brine|cure|seasoning|seasonings|solution)$/;
const FOODS: ReadonlySet<FoodGroup | null> = new Set<FoodGroup>([
  'protein',
  'dairy',
  'vegetable',
  'fruit',
  'grain',
]);

/**
 * Whether a text only describes a cure, a solution, a seasoning or a coating of a food that it does not name: nothing
 * it leaves out is proven absent from the food.
 */
export function isOnlyTreatment(folded: string, ingredients: readonly Ingredient[]): boolean {
  if (TREATED.test(folded.length > HEAD ? folded.slice(0, HEAD) : folded)) return true;
  const [first, ...others] = ingredients;
  if (first === undefined || first.parts.length === 0 || !TREATMENT.test(first.name)) return false;
  return !others.some(({ name, minor }) => !minor && FOODS.has(classifyIngredient(name).group));
}
