import { amountFor } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { type IngredientFacts, isComplete } from '../facts/ingredient-facts.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import type { Drink } from '../rules/smart-snack-drinks.ts';

/** Calorie-free in 7 CFR 210.11(m): not more than 5 kcal per 8 fl oz. */
const CALORIE_FREE_KCAL = 5;

/** Vitamins, minerals, acids and flavours that 100 % juice may hold; sweeteners, colours and the rest it may not. */
const NOT_JUICE =
  TRAIT.addedSugar |
  TRAIT.lowCalorieSweetener |
  TRAIT.sugarAlcohol |
  TRAIT.artificialColour |
  TRAIT.addedCaffeine |
  TRAIT.naturalCaffeine |
  TRAIT.alcohol |
  TRAIT.animalProduct;

/** Juice alone or with water; null where the list does not settle it. */
export function isPureJuice(facts: IngredientFacts): boolean | null {
  if ((facts.traits & NOT_JUICE) !== 0) return false;
  if (facts.list === null) return null;
  let juice = false;
  for (const { traits } of facts.entries) {
    const { group } = traits;
    if (group === 'juice' || group === 'fruit' || group === 'vegetable') juice = true;
    else if (
      group !== 'water' &&
      group !== 'additive' &&
      group !== 'note' &&
      group !== null &&
      group !== 'seasoning'
    )
      return false;
  }
  if (!isComplete(facts)) return null;
  return juice;
}

/**
 * Juice of full strength: water beside the juice only gives a concentrate its water back, which the list does not
 * prove; a name that says 100 % does.
 */
export function isFullStrengthJuice(facts: IngredientFacts, name: string | null): boolean | null {
  const pure = isPureJuice(facts);
  if (pure !== true) return pure;
  if (!facts.entries.some(({ traits, depth }) => depth === 0 && traits.group === 'water')) return true;
  if (/100 ?%/.test(name ?? '')) return true;
  return (facts.traits & TRAIT.juiceConcentrate) === 0 ? false : null;
}

/** Water with nothing that gives taste, colour or energy; minerals and carbon dioxide may be added. */
export function isPlainWater(facts: IngredientFacts): boolean | null {
  if (facts.list === null) return null;
  if ((facts.traits & (NOT_JUICE | TRAIT.flavour | TRAIT.juice)) !== 0) return false;
  let water = false;
  for (const { traits } of facts.entries) {
    if (traits.group === 'water') water = true;
    else if (
      traits.nova === 4 ||
      (traits.group !== 'additive' && traits.group !== 'note' && traits.group !== 'salt')
    ) {
      return traits.group === null ? null : false;
    }
  }
  return isComplete(facts) && water ? true : null;
}

/** Which of the drinks 7 CFR 210.11(m) tells apart this is. */
export function findDrink(facts: Facts): Drink {
  const kind = facts.kind?.kind;
  const { ingredients } = facts;
  const group = ingredients.first?.traits.group;
  if (kind === 'milk' && (group === undefined || group === 'dairy')) return 'milk';
  if (kind === 'milk_substitute') return 'milk_substitute';
  const juice = isPureJuice(ingredients);
  if (juice === true || (juice === null && kind === 'juice')) return 'juice';
  const water = isPlainWater(ingredients);
  if (water === true || (water === null && kind === 'water')) return 'water';
  const energy = amountFor(facts.subject, 'calories', '8 fl oz').value;
  // Unknown energy takes the larger container: its own criterion keeps the verdict open.
  return energy === null || energy <= CALORIE_FREE_KCAL ? 'calorie_free_drink' : 'other_drink';
}
