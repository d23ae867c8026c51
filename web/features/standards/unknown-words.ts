import { LAW_ANSWERS, LAW_CHANNEL_KEYS, LAW_DAYS, LAW_PLACE_KEYS } from '#contract/ingredient-laws.ts';
import { STANDARD_ANSWERS, STANDARD_KEYS } from '#contract/standards.ts';
import { dateText } from '#web/features/product-facts/date-text.ts';
import { readDay } from '#web/features/product-facts/day-and-places.ts';
import { parseJudgedSearch, wordsOf } from '#web/features/product-facts/judged-search.ts';

const ANY = /^.{1,80}$/;

/** A sentence for each thing in an address that does not exist, and was left out: it names what does. */
export function unknownWords(search: Readonly<Record<string, unknown>>): string[] {
  const { day, place, channel } = parseJudgedSearch(search);
  return [
    ...(day === undefined || readDay([day]).length > 0
      ? []
      : [
          `“${day}” is no day to judge by: choose one from ${dateText(LAW_DAYS.from)} to ${dateText(LAW_DAYS.to)}, written like 2027-01-15.`,
        ]),
    ...unknownIn(place, LAW_PLACE_KEYS, 'place with ingredient laws'),
    ...unknownIn(channel, LAW_CHANNEL_KEYS, 'place of serving'),
    ...unknownIn(wordsOf(search.ingredient_laws, ANY), LAW_ANSWERS, 'answer of ingredient laws'),
    ...(wordsOf(search.standard, ANY) ?? []).flatMap(unknownAnswer),
  ];
}

function unknownIn(words: readonly string[] = [], known: readonly string[], name: string): string[] {
  return words
    .filter((word) => !known.includes(word))
    .map((word) => `“${word}” is no ${name}: there are ${known.join(', ')}.`);
}

/** Of a standard that exists, its answers; else the standards. */
function unknownAnswer(value: string): string[] {
  if (STANDARD_ANSWERS.includes(value)) return [];
  const standard = value.split(':')[0] ?? '';
  const answers = STANDARD_ANSWERS.filter((known) => known.startsWith(`${standard}:`));
  if (answers.length > 0) return [`“${value}” is no answer of a standard: there are ${answers.join(', ')}.`];
  return [`“${standard}” is no standard: there are ${STANDARD_KEYS.join(', ')}.`];
}
