import { begunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { LAW_ANSWERS, LAW_CHANNEL_KEYS, LAW_PLACE_KEYS } from '#contract/ingredient-laws.ts';
import { LAW_KEYS } from '#contract/law-titles.ts';
import { STANDARD_ANSWERS, STANDARD_KEYS } from '#contract/standards.ts';
import { readDay } from '#web/features/product-facts/day-and-places.ts';
import type { ProductSearch } from './product-search.ts';
import { VERDICT_CHOICES } from './verdict-choices.ts';

/** A state without guidelines, verdicts, answers, days and places that do not exist: an address may hold any. */
export function knownAnswers<S extends ProductSearch>(search: S): S {
  const [day] = readDay([search.day]);
  // What is asked of a day before a standard's first version is left out: it says nothing then.
  const guidelines = begunBy(day, GUIDELINE_KEYS);
  return {
    ...search,
    guideline: keep(search.guideline, guidelines),
    verdict: keep(search.verdict, VERDICT_CHOICES.filter(ofAny(guidelines))),
    standard: keep(search.standard, STANDARD_ANSWERS.filter(ofAny(begunBy(day, STANDARD_KEYS)))),
    ingredient_laws: LAW_ANSWERS.find((answer) => answer === search.ingredient_laws),
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
