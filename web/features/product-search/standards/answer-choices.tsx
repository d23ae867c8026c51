import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { isGuideline } from '#contract/all-standards.ts';
import type { FacetCount } from '#contract/facets.schema.ts';
import { begunBy } from '#contract/first-days.ts';
import { LAW_ANSWERS, type LawAnswer } from '#contract/ingredient-laws.ts';
import { answerName, STANDARD_TITLES } from '#contract/standard-names.ts';
import { answersOf, STANDARD_ANSWERS, STANDARD_KEYS } from '#contract/standards.ts';
import { LAW_ANSWER_WORDS } from '#web/features/product-facts/law-answer-words.ts';
import { myStandards, standardsFirst } from '#web/features/product-facts/my-standards.ts';
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
  const mine = standardsFirst(myStandards.useList()).filter((key) => !isGuideline(key));
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

/** What the ingredient laws of the day and places come to, one answer at most. Asks for the numbers too. */
export function LawChoices({ search, update }: SearchProps) {
  const { data } = useQuery(lawCountsQuery(search));
  return (
    <AnswerChoices<LawAnswer>
      legend={t`What the label names`}
      choices={LAW_ANSWERS.map((answer) => [answer, LAW_ANSWER_WORDS[answer]])}
      counts={data?.facets?.ingredient_laws}
      isChosen={(answer) => search.ingredient_laws === answer}
      onToggle={(answer) =>
        update((now) =>
          changeFilters(now, { ingredient_laws: now.ingredient_laws === answer ? undefined : answer }),
        )
      }
    />
  );
}

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
