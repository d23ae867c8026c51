import {
  classifyIngredient,
  findLeadingFood,
  type IngredientTraits,
} from '../ingredients/classify-ingredient.ts';
import type { Ingredient } from '../ingredients/ingredient-tree.ts';
import { type FoodGroup, TRAIT } from '../ingredients/words/word-table.ts';

/** The first ingredient by weight that is a food; water stands back for the one after it (7 CFR 210.11(c)(2)). */
export interface FirstIngredient {
  readonly name: string;
  readonly percent: number | null;
  readonly traits: IngredientTraits;
  /** What it is itself made of. */
  readonly parts: readonly Ingredient[];
  readonly afterWater: boolean;
}

/** Null where the list names water and notes alone. */
export function findFirstIngredient(ingredients: readonly Ingredient[]): FirstIngredient | null {
  let afterWater = false;
  for (const given of ingredients.some(isHeading) ? behindHeadings(ingredients) : ingredients) {
    const ingredient = beforeGap(given);
    const traits = traitsOf(ingredient.name);
    if (traits.group === 'note') continue;
    if (traits.group === 'water') {
      afterWater = true;
      const before = findBeforeWater(ingredient);
      if (before !== null) return before;
      continue;
    }
    const inside = findWithin(ingredient, traits);
    if (inside !== null) return { ...inside, afterWater: afterWater || inside.afterWater };
    return {
      name: ingredient.name,
      percent: ingredient.percent,
      traits,
      parts: ingredient.parts,
      afterWater,
    };
  }
  return null;
}

/** "Lemon ingredients: water, sugar", "our simple ingredients"; milk ingredients are a food. */
const HEADING = /^.*\bingredients?\b[ :.-]*/;
const OF_MILK = /\b(?:milk|dairy)(?: products?)? ingredients?\b/;

function isHeading({ name }: Ingredient): boolean {
  return name.includes('ingredient') && HEADING.test(name) && !OF_MILK.test(name);
}

/** With what headings introduce in their place. */
function* behindHeadings(ingredients: readonly Ingredient[]): Generator<Ingredient> {
  for (const ingredient of ingredients) {
    if (!isHeading(ingredient)) {
      yield ingredient;
      continue;
    }
    const name = ingredient.name.replace(HEADING, '');
    const { group } = classifyIngredient(name);
    const isFood = group !== null && group !== 'water' && !/^(?:list|statement|declaration)\b/.test(name);
    if (!isFood) yield* ingredient.parts;
    if (isFood || group === 'water') yield { ...ingredient, name, span: NO_SPAN };
  }
}

/** Two fruits in one are a flavor, "strawberry-kiwi, cherry, lemon pop [water, corn syrup]": what they are made of is not said. */
function traitsOf(name: string): IngredientTraits {
  const halves = name.split('-');
  const isFlavor =
    halves.length === 2 &&
    halves.every((half) => classifyIngredient(half).group === 'fruit' && !half.includes(' '));
  const traits = classifyIngredient(name);
  return isFlavor || isRunOn(name, traits) ? { ...traits, group: 'composite', traits: 0 } : traits;
}

/** Groups that do not count, and of whose food a name that begins with it is made: "sugar milk", "pasta cheese". */
const LEADING: ReadonlySet<FoodGroup | null> = new Set(['sweetener', 'fat', 'starch', 'grain', 'juice']);
/** "Honey roasted peanuts", "sugar cured ham", "oil treated raisins", "corn-fed chicken". */
const SAYS_WITH =
  /\b(?:roast(?:ed)?|toasted|cured|coated|glazed|flavou?red|free|treated|battered|breaded|dusted|fed|smoked|candied|fried|popp(?:ed|ing))\b/;
/** Fats that other foods are named after: "butter lettuce", "fat free milk", "sunflower seeds". */
const IS_OIL = /\b(?:oil|huile|aceite|shortening)\b/;

/** "Tortilla corn masa" and "farine d'avoine" are one grain. */
const IS_REFINED = /\b(?:flour|rice)\b/;

/** Whether a comma is missing behind another food, which comes first then. */
function isRunOn(name: string, { group, traits }: IngredientTraits): boolean {
  if (!name.includes(' ') || !(COUNTED.has(group) || (traits & TRAIT.wholeGrain) !== 0)) return false;
  const leading = findLeadingFood(name);
  if (leading === undefined || !LEADING.has(leading.group)) return false;
  // "Honey ham", "whole grain mustard", "long grain brown rice".
  if ((leading.traits & (TRAIT.animalProduct | TRAIT.wholeGrain)) !== 0) return false;
  if (leading.group === group && ((leading.traits & TRAIT.maybeWholeGrain) !== 0 || !IS_REFINED.test(name)))
    return false;
  return !SAYS_WITH.test(name) && (leading.group !== 'fat' || IS_OIL.test(name));
}

/** "Wheat flour" of "wheat flour (niacin, iron) whole wheat flour". */
function beforeGap(ingredient: Ingredient): Ingredient {
  if (ingredient.span.gap === null || !isRunOn(ingredient.name, classifyIngredient(ingredient.name)))
    return ingredient;
  const head = headBeforeParts(ingredient);
  return head === null ? ingredient : { ...ingredient, name: head, span: NO_SPAN };
}

/** The flour of "flour (wheat) water", where a comma is missing. */
function findBeforeWater(ingredient: Ingredient): FirstIngredient | null {
  const head = headBeforeParts(ingredient);
  // "Ingredients (that we are proud of) water" names nothing before the water.
  if (head === null || classifyIngredient(head).group === null) return null;
  return findFirstIngredient([{ ...ingredient, name: head, span: NO_SPAN }]);
}

const NO_SPAN: Ingredient['span'] = { start: 0, end: 0, gap: null };

/** What an ingredient is first made of, where that tells more than its name; null where the name tells. */
function findWithin({ parts, ...ingredient }: Ingredient, traits: IngredientTraits): FirstIngredient | null {
  // A name made of other foods, "crust (…)", or an unknown one.
  if (traits.group === null || traits.group === 'composite')
    return parts.length === 0 ? null : findFirstIngredient(parts);
  if (parts.length < 2 || !COUNTED.has(traits.group)) return null;
  const head = headBeforeParts(ingredient);
  const ofHead = head === null ? null : classifyIngredient(head);
  if (head !== null && ofHead?.group && !COUNTED.has(ofHead.group))
    return (
      findWithin({ parts, ...ingredient }, ofHead) ?? {
        name: head,
        percent: null,
        traits: ofHead,
        parts,
        afterWater: false,
      }
    );
  const first = findFirstIngredient(parts);
  if (first === null || !tellsMore(first.traits) || SAYS_HOW.test(first.name)) return null;
  const holdsFood = parts.some(
    ({ name, alternative }) => !alternative && COUNTED.has(classifyIngredient(name).group),
  );
  return traits.endsUnknown || holdsFood ? first : null;
}

/** Groups of food that count where they come first (7 CFR 210.11(c)(2)). */
const COUNTED: ReadonlySet<FoodGroup | null> = new Set(['fruit', 'vegetable', 'dairy', 'protein']);
/** "Yogurt (sugar, palm oil, whey)" is a coating, "orange pop (water, corn syrup)" an ice, "cheese ravioli (flour, cheese)" pasta. */
const TELLS_MORE: ReadonlySet<FoodGroup | null> = new Set(['sweetener', 'fat', 'starch', 'grain']);
/** Cream is a fat, and what yogurt is made of. */
const tellsMore = ({ group, traits }: IngredientTraits) =>
  TELLS_MORE.has(group) && !(group === 'fat' && (traits & TRAIT.animalProduct) !== 0);
/** "Ham (cured with dextrose, salt)", "peanuts (roasted in oil)": what a food was treated with, not what it is made of. */
const SAYS_HOW =
  /\b(?:with|in|by|contain(?:s|ing)?|may|up to|for|cured|treated|roasted|cooked|fried|coated)\b/;

/** "Chocolate" of "chocolate (sugar, cocoa butter) almonds", where a comma is missing; null where nothing stands behind the bracket. */
function headBeforeParts({ name, span: { start, end, gap } }: Omit<Ingredient, 'parts'>): string | null {
  if (gap === null) return null;
  const [head, rest] = [gap[0] - start, end - gap[1]];
  // Where something was taken out of the name, its characters are no longer the text's.
  return Math.abs(head + rest - name.length) > 1 ? null : name.slice(0, head);
}
