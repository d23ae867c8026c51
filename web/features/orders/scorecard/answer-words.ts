import { t } from 'ttag';
import { type AnyStandardKey, isGuideline } from '#contract/all-standards.ts';
import { LAWS_KEY, ruleBookTitle } from '#contract/answer-words.ts';
import { anyAnswerName } from '#contract/any-answer-name.ts';
import { dateText } from '#contract/date-text.ts';
import { LAW_CHANNELS, LAW_PLACES } from '#contract/ingredient-laws.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import type { DayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { LAW_ANSWER_WORDS } from '#web/features/product-facts/law-answer-words.ts';

/** A rule book and how many lines have each of its answers. */
export interface AnswerRow {
  readonly key: string;
  readonly title: string;
  readonly answers: readonly { readonly words: string; readonly lines: number }[];
}

/**
 * Of the further standards in the order shown, then of the ingredient laws; answers that no line has are left out. The
 * guidelines have a table of their own.
 */
export function answerRows(card: Scorecard, shown: readonly AnyStandardKey[]): AnswerRow[] {
  const further = shown.filter((key) => !isGuideline(key));
  const chosen = further.flatMap((key) => card.standards.find((each) => each.key === key) ?? []);
  const laws = card.ingredient_laws.filter(({ lines }) => lines > 0);
  return [
    ...chosen.map(({ key, answers }) => ({
      key,
      title: ruleBookTitle(key),
      answers: answers.map(({ answer, lines }) => ({
        words: anyAnswerName(key, answer),
        lines,
      })),
    })),
    {
      key: LAWS_KEY,
      title: ruleBookTitle(LAWS_KEY),
      answers: laws.map(({ answer, lines }) => ({ words: LAW_ANSWER_WORDS[answer], lines })),
    },
  ];
}

/** "1 Jan 2027, California, schools"; without places "everywhere". */
export function judgedWords(day: string, { place, channel = [] }: DayAndPlaces): string {
  const places = place?.map((key) => LAW_PLACES[key]) ?? [t`everywhere`];
  return [dateText(day), ...places, ...channel.map((key) => LAW_CHANNELS[key].toLowerCase())].join(', ');
}

/** "Names Red 3", "Red 3 banned from 15 Jan 2027". */
export function lawLineWords({ named, later }: Scorecard['law_lines'][number]): string {
  const now = named.length > 0 ? [t`Names ${named.join(', ')}`] : [];
  const then = later ? [t`${later.named.join(', ')} banned from ${dateText(later.from)}`] : [];
  return [...now, ...then].join('; ');
}
