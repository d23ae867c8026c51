import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { LAW_ANSWERS, LAW_CHANNEL_KEYS, LAW_PLACE_KEYS } from '#contract/ingredient-laws.ts';
import { LAW_KEYS } from '#contract/law-titles.ts';
import { begunBy, STANDARD_ANSWERS, STANDARD_KEYS } from '#contract/standards.ts';
import { readDay } from '#web/features/product-facts/day-and-places.ts';
import type { ProductSearch } from './product-search.ts';
import { VERDICT_CHOICES } from './verdict-choices.ts';

/** A state without guidelines, verdicts, answers, days and places that do not exist: an address may hold any. */
export function knownAnswers<S extends ProductSearch>(search: S): S {
  return {
    ...search,
    guideline: keep(search.guideline, GUIDELINE_KEYS),
    verdict: keep(search.verdict, VERDICT_CHOICES),
    standard: keep(search.standard, begunAnswers(search.day)),
    ingredient_laws: LAW_ANSWERS.find((answer) => answer === search.ingredient_laws),
    law: keep(search.law, LAW_KEYS),
    day: readDay([search.day])[0],
    place: keep(search.place, LAW_PLACE_KEYS),
    channel: keep(search.channel, LAW_CHANNEL_KEYS),
  };
}

/** Answers of standards that a day can be asked of: before its first version, a standard says nothing. */
function begunAnswers(day: string | undefined): readonly string[] {
  const begun = begunBy(readDay([day])[0], STANDARD_KEYS);
  return STANDARD_ANSWERS.filter((answer) => begun.some((key) => answer.startsWith(`${key}:`)));
}

function keep<T extends string>(
  values: readonly T[] | undefined,
  known: readonly string[],
): readonly T[] | undefined {
  const kept = values?.filter((value) => known.includes(value));
  return kept?.length === 0 ? undefined : kept;
}
