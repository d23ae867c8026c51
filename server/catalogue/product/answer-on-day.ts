import { ALL_STANDARD_KEYS, type AnyStandardKey, isGuideline } from '#contract/all-standards.ts';
import { editionOn, STANDARD_VERSIONS } from '#contract/editions.ts';
import { begunBy } from '#contract/first-days.ts';
import type { Guideline } from '#contract/guideline.ts';
import type { Substance } from '#contract/ingredient-laws.ts';
import type { LawKey } from '#contract/law-titles.ts';
import type { Product } from '#contract/product.schema.ts';
import type { AnswersOnDay, AnswersQuery, ChosenLaw } from '#contract/product-answers.schema.ts';
import {
  bansOf,
  forbiddenOn,
  isWithin,
  type LawReach,
  lawsOf,
} from '#server/guidelines/laws/forbidden-on.ts';
import { nameOf, statusOn } from '#server/guidelines/laws/judge-laws.ts';
import { answerIn, lawAnswerIn, type SearchDocument, verdictIn } from '#server/search/document.ts';
import type { ProductRow } from './columns.ts';
import { readAnswers, readSubstanceEntries } from './read-answers.ts';

export interface AskedAnswers extends LawReach {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** All where none is given; those that have not begun by the day are left out. */
  readonly standards: readonly AnyStandardKey[];
}

/** As calls for products ask: chosen laws too, which answer one by one. */
export interface AskedOfProducts extends AskedAnswers {
  readonly chosenLaws: readonly LawKey[];
}

/** As calls ask; today in UTC where no day is given. */
export function askedAnswers(
  { day, place, channel, standard, law }: AnswersQuery,
  now: Date,
): AskedOfProducts {
  return {
    day: day ?? now.toISOString().slice(0, 10),
    places: place,
    channels: channel,
    standards: standard,
    chosenLaws: law,
  };
}

type Stored = Pick<ProductRow, Guideline | 'standard_answers' | 'label_substances'>;

/** Answers product after product for one day, its places and channels. */
export function answerer({ day, standards, ...reach }: AskedAnswers): (row: Stored) => AnswersOnDay {
  const isAsked = (key: AnyStandardKey) => standards.length === 0 || standards.includes(key);
  const keys = begunBy(day, ALL_STANDARD_KEYS.filter(isAsked));
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
      standards: keys.map((key) => answerOn({ verdicts: verdictsOf(row), standards: answers }, key, day)),
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

/** What each of some laws says, product after product, in their order. A law that is stopped or proposed is said as it stands. */
export function lawAnswerer({
  day,
  chosenLaws,
  ...reach
}: LawReach & Pick<AskedOfProducts, 'day' | 'chosenLaws'>): (
  row: Pick<Stored, 'label_substances'>,
) => ChosenLaw[] {
  const laws = chosenLaws.flatMap((key) =>
    lawsOf({ laws: [key], places: [], channels: [] }).map((law) => ({
      key,
      law,
      status: isWithin(law, reach) ? statusOn(law, day) : ('elsewhere' as const),
    })),
  );
  return (row) => {
    const { namedSubstances, openSubstances } = readSubstanceEntries(row.label_substances);
    return laws.map(({ key, status, law: { from, substances } }) => {
      const named = substances.filter((substance) => namedSubstances.includes(substance));
      const isOpen = substances.some((substance) => openSubstances.includes(substance));
      const result = named.length > 0 ? 'named' : isOpen ? 'unknown' : 'not_named';
      return { key, status, from, result, named: namesOf(named) };
    });
  };
}

type Answered = Pick<SearchDocument, 'verdicts' | 'standards'>;

function answerOn(answered: Answered, key: AnyStandardKey, day: string): AnswersOnDay['standards'][number] {
  const answer = anyAnswerIn(answered, key, day);
  const versions: readonly string[] = STANDARD_VERSIONS[key];
  const later = versions
    .filter((from) => from > day)
    .map((from) => ({ from, answer: anyAnswerIn(answered, key, from) }));
  const changes = later.filter((next, at) => next.answer !== (later[at - 1]?.answer ?? answer));
  return { key, answer, later: changes };
}

function anyAnswerIn(answered: Answered, key: AnyStandardKey, day: string): string {
  return isGuideline(key)
    ? verdictIn(answered, key, editionOn(key, day))
    : answerIn(answered.standards, key, editionOn(key, day));
}

/** The verdicts as stored, by the newest versions. */
export function verdictsOf({
  smart_snack,
  good_choice,
  philly,
}: Pick<ProductRow, Guideline>): Product['verdicts'] {
  return { smart_snack, good_choice, philly };
}

const namesOf = (substances: readonly Substance[]) => substances.map(nameOf);
