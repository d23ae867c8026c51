import { c, t } from 'ttag';
import { ALL_STANDARD_KEYS, type AnyStandardKey, anyAnswersOf, titleOf } from '#contract/all-standards.ts';
import { dateText } from '#contract/date-text.ts';
import { begunBy, FIRST_LAW_DAY, firstDayOf, JUDGED_DAYS, lawsBegunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, VERDICTS } from '#contract/guideline.ts';
import { LAW_ANSWERS, LAW_CHANNEL_KEYS, LAW_PLACE_KEYS } from '#contract/ingredient-laws.ts';
import { LAW_KEYS } from '#contract/law-titles.ts';
import { readDay } from '#web/features/product-facts/day-and-places.ts';
import { parseJudgedSearch, WORD, wordsOf } from '#web/features/product-facts/judged-search.ts';
import { unknownFilters, unknownIn } from './unknown-filters.ts';

const GUIDELINE_VERDICTS = GUIDELINE_KEYS.flatMap((key) => VERDICTS.map((verdict) => `${key}:${verdict}`));

/** A sentence for each thing in an address that does not exist, and was left out: it names what does. */
export function unknownWords(search: Readonly<Record<string, unknown>>): string[] {
  const { day, place, channel } = parseJudgedSearch(search);
  return [
    ...(day === undefined || readDay([day]).length > 0
      ? []
      : [
          t`“${day}” is no day to judge by: choose one from ${dateText(JUDGED_DAYS.from)} to ${dateText(JUDGED_DAYS.to)}, written like 2027-01-15.`,
        ]),
    ...unknownIn(place, LAW_PLACE_KEYS, c('none of them').t`place with ingredient laws`),
    ...unknownIn(channel, LAW_CHANNEL_KEYS, c('none of them').t`place of serving`),
    ...unknownIn(wordsOf(search.guideline, WORD), GUIDELINE_KEYS, c('none of them').t`guideline`),
    ...unknownIn(
      wordsOf(search.verdict, WORD),
      GUIDELINE_VERDICTS,
      c('none of them').t`verdict of a guideline`,
    ),
    ...earlyGuidelines(search, readDay([day])[0]),
    ...unknownIn(
      wordsOf(search.ingredient_laws, WORD),
      LAW_ANSWERS,
      c('none of them').t`answer of ingredient laws`,
    ),
    ...earlyLaws(search, readDay([day])[0]),
    ...unknownIn(wordsOf(search.law, WORD), LAW_KEYS, c('none of them').t`ingredient law`),
    ...(wordsOf(search.standard, WORD) ?? []).flatMap((value) => unknownAnswer(value, readDay([day])[0])),
    ...unknownFilters(search),
  ];
}

/** Of a standard that exists, its answers and when it begins; else the standards. */
function unknownAnswer(value: string, day: string | undefined): string[] {
  const [named = '', answer] = value.split(':');
  const key = ALL_STANDARD_KEYS.find((each) => each === named);
  if (key === undefined) return [t`“${named}” is no standard: there are ${ALL_STANDARD_KEYS.join(', ')}.`];
  const answers = anyAnswersOf(key);
  if (answer === undefined || !answers.includes(answer)) {
    const known = answers.map((each) => `${key}:${each}`).join(', ');
    return [t`“${value}” is no answer of a standard: there are ${known}.`];
  }
  return day === undefined ? [] : notBegun(key, day);
}

/** Guidelines that the address asks for by their own parameters, and that begin after the day. */
function earlyGuidelines(search: Readonly<Record<string, unknown>>, day: string | undefined): string[] {
  if (day === undefined) return [];
  const asked = [search.guideline, search.verdict].flat().map((value) => String(value).split(':')[0]);
  return GUIDELINE_KEYS.filter((key) => asked.includes(key)).flatMap((key) => notBegun(key, day));
}

/** A filter by ingredient laws of a day before the first of them. */
function earlyLaws(
  { ingredient_laws }: Readonly<Record<string, unknown>>,
  day: string | undefined,
): string[] {
  if (day === undefined || ingredient_laws === undefined || lawsBegunBy(day)) return [];
  return [t`Ingredient laws begin on ${dateText(FIRST_LAW_DAY)}, after ${dateText(day)}: they are left out.`];
}

function notBegun(key: AnyStandardKey, day: string): string[] {
  if (begunBy(day, [key]).length > 0) return [];
  return [
    t`“${titleOf(key)}” begins on ${dateText(firstDayOf(key))}, after ${dateText(day)}: it is left out.`,
  ];
}
