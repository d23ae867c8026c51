import { ALLERGENS, type Allergen } from '#contract/allergens.ts';
import type { GuidelineReply } from '#contract/guideline.schema.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { DietType } from '#contract/product.ts';
import { deriveFacts, type Facts } from '#server/guidelines/facts/derive-facts.ts';
import { nameOfTrait } from '#server/guidelines/facts/ingredient-facts.ts';
import type { Trait } from '#server/guidelines/ingredients/words/word-table.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { type Reason, sameReason } from './label-change.ts';

/** Ingredients, allergens and figures that stand against a diet. */
interface Against {
  readonly traits: readonly Trait[];
  readonly allergens: readonly Allergen[];
  readonly nutrient: NutrientLabel | null;
}

const NO_MEAT: readonly Trait[] = ['meat', 'seafood', 'uncertainOrigin'];
const SEA: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];
const NOTHING: Against = { traits: [], allergens: [], nutrient: null };
const AGAINST: Readonly<Partial<Record<DietType, Against>>> = {
  vegan: { ...NOTHING, traits: [...NO_MEAT, 'animalProduct'], allergens: [...SEA, 'milk', 'eggs'] },
  vegetarian: { ...NOTHING, traits: NO_MEAT, allergens: SEA },
  low_sodium: { ...NOTHING, nutrient: 'sodium' },
  sugar_free: { ...NOTHING, nutrient: 'sugars' },
  no_added_sugar: { ...NOTHING, traits: ['addedSugar', 'juiceConcentrate'] },
};

/** What a derived diet rests on, or what stands against it. */
export function dietReason(diet: DietType, subject: GuidelineSubject, { derived }: GuidelineReply): Reason {
  const follows = derived.diet_types.find((one) => one.diet === diet);
  if (follows) return sameReason(follows.because);
  return against(AGAINST[diet] ?? NOTHING, deriveFacts(subject));
}

function against({ traits, allergens, nutrient }: Against, { subject, ingredients }: Facts): Reason {
  if (nutrient !== null) {
    const { name, unit } = NUTRIENTS[nutrient];
    const amount = subject.per_serving[nutrient];
    if (amount === undefined) return sameReason(`${name} in a serving is not known`);
    return {
      reason: `${name} in a serving`,
      detail: `${name} ${Math.round(amount * 100) / 100} ${unit} a serving`,
    };
  }
  const word = traits.map((trait) => nameOfTrait(ingredients, trait)).find((name) => name !== null);
  if (word) return sameReason(`“${word}”`);
  const contained = allergens.find((allergen) => subject.contains.includes(allergen));
  if (contained) return sameReason(`contains ${ALLERGENS[contained].toLowerCase()}`);
  if (ingredients.gap !== null) return sameReason(`the ingredient list ${ingredients.gap}`);
  const unknown = ingredients.entries.find(({ traits: { known } }) => !known);
  return unknown
    ? { reason: 'an ingredient is not known', detail: `“${unknown.ingredient.name}” is not known` }
    : sameReason('an ingredient does not say what it is made of');
}
