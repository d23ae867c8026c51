import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { begunBy, lawsBegunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { LAW_ANSWERS, LAW_CHANNEL_KEYS, LAW_PLACE_KEYS } from '#contract/ingredient-laws.ts';
import { LAW_KEYS } from '#contract/law-titles.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import { isNutrientRange, isRange } from '#contract/ranges.ts';
import { STANDARD_ANSWERS, STANDARD_KEYS } from '#contract/standards.ts';
import { readDay } from '#web/features/product-facts/day-and-places.ts';
import { NO_CATEGORY, type ProductSearch } from './product-search.ts';
import { VERDICT_CHOICES } from './verdict-choices.ts';

/** A state without what does not exist of filters, days and places: an address may hold any. */
export function knownAnswers<S extends ProductSearch>(search: S): S {
  const [day] = readDay([search.day]);
  // What is asked of a day before a standard's first version is left out: it says nothing then.
  const guidelines = begunBy(day, GUIDELINE_KEYS);
  const without = keep(search.without, ALLERGEN_KEYS);
  return {
    ...search,
    category: search.category === NO_CATEGORY ? NO_CATEGORY : keep(search.category, FAMILY_TITLES),
    nova: keep(search.nova, NOVA_LABELS),
    diet: keep(search.diet, DIET_TYPES),
    without,
    traces: without && search.traces === 'show' ? 'show' : undefined,
    undeclared: without && search.undeclared === 'hide' ? 'hide' : undefined,
    nutrient: keep(search.nutrient, search.nutrient?.filter(isNutrientRange) ?? []),
    price: search.price !== undefined && isRange(search.price) ? search.price : undefined,
    guideline: keep(search.guideline, guidelines),
    verdict: keep(search.verdict, VERDICT_CHOICES.filter(ofAny(guidelines))),
    standard: keep(search.standard, STANDARD_ANSWERS.filter(ofAny(begunBy(day, STANDARD_KEYS)))),
    ingredient_laws: lawsBegunBy(day)
      ? LAW_ANSWERS.find((answer) => answer === search.ingredient_laws)
      : undefined,
    law: keep(search.law, LAW_KEYS),
    day,
    place: keep(search.place, LAW_PLACE_KEYS),
    channel: keep(search.channel, LAW_CHANNEL_KEYS),
  };
}

const ofAny = (keys: readonly string[]) => (answer: string) =>
  keys.some((key) => answer.startsWith(`${key}:`));

function keep<T extends string>(
  values: readonly T[] | undefined,
  known: readonly string[],
): readonly T[] | undefined {
  const kept = values?.filter((value) => known.includes(value));
  return kept?.length === 0 ? undefined : kept;
}
