import type { AnyStandardKey } from '#contract/all-standards.ts';
import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import type { Substance } from '#contract/ingredient-laws.ts';
import type { AnswersOnDay, AnswersQuery } from '#contract/product-answers.schema.ts';
import {
  editionOn,
  firstDayOf,
  STANDARD_KEYS,
  STANDARD_VERSIONS,
  type StandardKey,
} from '#contract/standards.ts';
import { bansOf, forbiddenOn, type LawReach } from '#server/guidelines/laws/forbidden-on.ts';
import { statusOn } from '#server/guidelines/laws/judge-laws.ts';
import { SUBSTANCES } from '#server/guidelines/laws/substances.ts';
import { answerIn, lawAnswerIn, type SearchDocument } from '#server/search/document.ts';
import type { ProductRow } from './columns.ts';
import { readAnswers, readSubstanceEntries } from './read-answers.ts';

export interface AskedAnswers extends LawReach {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Those that have begun by the day where none is given. */
  readonly standards: readonly AnyStandardKey[];
}

/** As calls ask; today in UTC where no day is given. */
export function askedAnswers({ day, place, channel, standard }: AnswersQuery, now: Date): AskedAnswers {
  return {
    day: day ?? now.toISOString().slice(0, 10),
    places: place,
    channels: channel,
    standards: standard,
  };
}

type Stored = Pick<ProductRow, Guideline | 'standard_answers' | 'label_substances'>;

/** Answers product after product for one day, its places and channels. */
export function answerer({ day, standards, ...reach }: AskedAnswers): (row: Stored) => AnswersOnDay {
  const isAsked = (key: AnyStandardKey) => standards.length === 0 || standards.includes(key);
  const guidelines = GUIDELINE_KEYS.filter(isAsked);
  const further = STANDARD_KEYS.filter(
    (key) => isAsked(key) && (standards.length > 0 || firstDayOf(key) <= day),
  );
  const forbidden = forbiddenOn(day, reach);
  const coming = bansOf(reach)
    .filter((law) => statusOn(law, day) === 'coming')
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  return (row) => {
    const { standards: answers } = readAnswers(row.standard_answers);
    const substances = readSubstanceEntries(row.label_substances);
    const { namedSubstances: named } = substances;
    const added = named.filter((substance) => forbidden.later.includes(substance));
    const first = coming.find((law) => added.some((substance) => law.substances.includes(substance)));
    return {
      standards: [
        // By the current version, whatever the day: older verdicts are not kept.
        ...guidelines.map((key) => ({ key, answer: row[key], later: [] })),
        ...further.map((key) => answerOn(answers, key, day)),
      ],
      ingredient_laws: {
        answer: lawAnswerIn(substances, forbidden),
        named: namesOf(named.filter((substance) => forbidden.now.includes(substance))),
        later: first
          ? {
              from: first.from,
              named: namesOf(added.filter((substance) => first.substances.includes(substance))),
            }
          : null,
      },
    };
  };
}

function answerOn(
  standards: SearchDocument['standards'],
  key: StandardKey,
  day: string,
): AnswersOnDay['standards'][number] {
  const answer = answerIn(standards, key, editionOn(key, day));
  const versions: readonly string[] = STANDARD_VERSIONS[key];
  const later = versions
    .filter((from) => from > day)
    .map((from) => ({ from, answer: answerIn(standards, key, editionOn(key, from)) }));
  return { key, answer, later: later.filter((next) => next.answer !== answer) };
}

const namesOf = (substances: readonly Substance[]) =>
  substances.map((substance) => SUBSTANCES[substance].name);
