import { t } from 'ttag';
import { isGuideline, type RuleKey } from '#contract/all-standards.ts';
import { LAWS_KEY, ruleBookTitle } from '#contract/answer-words.ts';
import { anyAnswerName } from '#contract/any-answer-name.ts';
import { dateText } from '#contract/date-text.ts';
import { LAW_CHANNELS, LAW_PLACES } from '#contract/ingredient-laws.ts';
import { oneLawWords } from '#contract/one-law-words.ts';
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
 * Of the further standards and chosen laws in the order shown, then of the ingredient laws; answers that no line has are left out. The
 * guidelines have a table of their own.
 */
export function answerRows(card: Scorecard, shown: readonly RuleKey[]): AnswerRow[] {
  const laws = card.ingredient_laws.filter(({ lines }) => lines > 0);
  return [
    ...shown.flatMap((key) => {
      const answers = isGuideline(key) ? undefined : answersOf(card, key);
      return answers ? { key, title: ruleBookTitle(key), answers } : [];
    }),
    {
      key: LAWS_KEY,
      title: ruleBookTitle(LAWS_KEY),
      answers: laws.map(({ answer, lines }) => ({ words: LAW_ANSWER_WORDS[answer], lines })),
    },
  ];
}

function answersOf(card: Scorecard, key: RuleKey): AnswerRow['answers'] | undefined {
  const law = card.laws.find((each) => each.key === key);
  if (law === undefined) {
    const standard = card.standards.find((each) => each.key === key);
    return standard?.answers.map(({ answer, lines }) => ({
      words: anyAnswerName(standard.key, answer),
      lines,
    }));
  }
  // One that binds none of the places says one thing of all lines.
  const said = law.answers.map(({ result, lines }) => ({
    ...oneLawWords({ ...law, result, named: [] }),
    lines,
  }));
  const byWords = Map.groupBy(said, ({ words }) => words);
  return [...byWords].map(([words, each]) => ({
    words,
    lines: each.reduce((sum, { lines }) => sum + lines, 0),
  }));
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
