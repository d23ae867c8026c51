import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { isFurther, titleOf } from '#contract/all-standards.ts';
import { dateText } from '#contract/date-text.ts';
import type { FacetCount } from '#contract/facets.schema.ts';
import { begunBy, FIRST_LAW_DAY, lawsBegunBy } from '#contract/first-days.ts';
import { LAW_ANSWERS, type LawAnswer } from '#contract/ingredient-laws.ts';
import { isLaw, type LawKey } from '#contract/law-titles.ts';
import { answerName, STANDARD_TITLES } from '#contract/standard-names.ts';
import { answersOf, STANDARD_ANSWERS, STANDARD_KEYS } from '#contract/standards.ts';
import { LAW_ANSWER_WORDS, NAMED_WORDS } from '#web/features/product-facts/law-answer-words.ts';
import { myStandards, standardsFirst, standardsInLists } from '#web/features/product-facts/my-standards.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { changeFilters } from '../change-search.ts';
import styles from '../filter-choices.module.css';
import { countIn, toggleIn } from '../toggle-in.ts';
import type { SearchProps } from '../use-product-search.ts';
import { lawCountsQuery, standardCountsQuery } from './standard-counts-query.ts';

/** What further standards say, the chosen ones first. Asks for the numbers: draw it only where it is seen. */
export function StandardChoices({ search, update }: SearchProps) {
  const { data } = useQuery(standardCountsQuery(search));
  // The guidelines have filters of their own.
  const mine = standardsFirst(myStandards.useList()).filter(isFurther);
  const inOrder = [...mine, ...STANDARD_KEYS.filter((key) => !mine.includes(key))];
  return begunBy(search.day, inOrder).map((standard) => (
    <AnswerChoices
      key={standard}
      legend={STANDARD_TITLES[standard]}
      choices={answersOf(standard).map((answer) => [answer, answerName(standard, answer)])}
      counts={data?.facets?.standard.find(({ value }) => value === standard)?.answers}
      isChosen={(answer) => search.standard?.includes(`${standard}:${answer}`) ?? false}
      onToggle={(answer) => {
        const choice = `${standard}:${answer}`;
        update((now) => changeFilters(now, { standard: toggleIn(STANDARD_ANSWERS, now.standard, choice) }));
      }}
    />
  ));
}

/**
 * What each chosen ingredient law comes to, then all laws of the day and places, or those of the address: of one of them
 * one answer at most. Asks for the numbers too.
 */
export function LawChoices({ search, update }: SearchProps) {
  const mine = standardsInLists(myStandards.useList()).filter(isLaw);
  const one = mine.find((key) => isBy(search, key));
  if (!lawsBegunBy(search.day)) return <p>{t`Ingredient laws begin on ${dateText(FIRST_LAW_DAY)}.`}</p>;
  return (
    <>
      {mine.map((key) => (
        <LawsChoices
          key={key}
          legend={titleOf(key)}
          search={{ ...search, law: [key] }}
          isInUse={one === key}
          update={update}
        />
      ))}
      <LawsChoices
        legend={t`What the label names`}
        search={one === undefined ? search : { ...search, law: undefined }}
        isInUse={one === undefined}
        update={update}
      />
    </>
  );
}

const isBy = ({ law = [] }: SearchProps['search'], key: LawKey) => law.length === 1 && law[0] === key;

interface LawsChoicesProps extends SearchProps {
  readonly legend: string;
  /** Whether the list is filtered by these laws, where it is by laws. */
  readonly isInUse: boolean;
}

function LawsChoices({ legend, search, isInUse, update }: LawsChoicesProps) {
  const { data } = useQuery(lawCountsQuery(search));
  const words = search.law ? NAMED_WORDS : LAW_ANSWER_WORDS;
  const isChosen = (answer: LawAnswer) => isInUse && search.ingredient_laws === answer;
  return (
    <AnswerChoices<LawAnswer>
      legend={legend}
      choices={LAW_ANSWERS.map((answer) => [answer, words[answer]])}
      counts={data?.facets?.ingredient_laws}
      isChosen={isChosen}
      onToggle={(answer) =>
        update((now) => changeFilters(now, lawFilter(isChosen(answer) ? undefined : answer, search.law)))
      }
    />
  );
}

/** Without an answer no law filters the list. */
const lawFilter = (answer: LawAnswer | undefined, law: readonly string[] | undefined) => ({
  ingredient_laws: answer,
  law: answer === undefined ? undefined : law,
});

interface AnswerChoicesProps<Answer extends string> {
  readonly legend: string;
  readonly choices: readonly (readonly [answer: Answer, name: string])[];
  /** Undefined until they are known. */
  readonly counts: readonly FacetCount[] | undefined;
  readonly isChosen: (answer: Answer) => boolean;
  readonly onToggle: (answer: Answer) => void;
}

function AnswerChoices<Answer extends string>(props: AnswerChoicesProps<Answer>) {
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      <div className={styles.verdicts}>
        {props.choices.map(([answer, name]) => {
          const count = countIn(props.counts, answer);
          const isChosen = props.isChosen(answer);
          // An answer without products is hidden, unless it is chosen and can be unchosen.
          if (count === 0 && !isChosen) return null;
          return (
            <button
              key={answer}
              type="button"
              className={styles.verdict}
              aria-pressed={isChosen}
              onClick={() => props.onToggle(answer)}
            >
              {name}
              {count !== undefined && ` · ${formatCount(count)}`}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
