import { useQuery } from '@tanstack/react-query';
import type { Facets } from '#contract/facets.schema.ts';
import { answerName, STANDARD_TITLES } from '#contract/standard-names.ts';
import { answersOf, STANDARD_ANSWERS, STANDARD_KEYS, type StandardKey } from '#contract/standards.ts';
import { myStandards, readStandards } from '#web/features/product-facts/my-standards.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { changeFilters } from '../change-search.ts';
import styles from '../filter-choices.module.css';
import { countIn, toggleIn } from '../toggle-in.ts';
import type { SearchProps } from '../use-product-search.ts';
import { begunBy, standardCountsQuery } from './standard-counts-query.ts';

/**
 * What further standards say, the chosen ones first, with how many products each answer has. Asks for the numbers: draw it
 * only where it is seen.
 */
export function StandardChoices(props: SearchProps) {
  const { data } = useQuery(standardCountsQuery(props.search));
  const mine = readStandards(myStandards.useList());
  const inOrder = [...mine, ...STANDARD_KEYS.filter((key) => !mine.includes(key))];
  return begunBy(props.search.day, inOrder).map((standard) => (
    <Standard key={standard} {...props} standard={standard} counts={data?.facets?.standard} />
  ));
}

interface StandardProps extends SearchProps {
  readonly standard: StandardKey;
  /** Undefined until they are known. */
  readonly counts: Facets['standard'] | undefined;
}

function Standard({ standard, counts, search, update }: StandardProps) {
  const ofAnswers = counts?.find(({ value }) => value === standard)?.answers;
  return (
    <fieldset>
      <legend>{STANDARD_TITLES[standard]}</legend>
      <div className={styles.verdicts}>
        {answersOf(standard).map((answer) => {
          const choice = `${standard}:${answer}`;
          const count = countIn(ofAnswers, answer);
          const isChosen = search.standard?.includes(choice) ?? false;
          // An answer without products is hidden, unless it is chosen and can be unchosen.
          if (count === 0 && !isChosen) return null;
          return (
            <button
              key={answer}
              type="button"
              className={styles.verdict}
              aria-pressed={isChosen}
              onClick={() =>
                update((now) =>
                  changeFilters(now, { standard: toggleIn(STANDARD_ANSWERS, now.standard, choice) }),
                )
              }
            >
              {answerName(standard, answer)}
              {count !== undefined && ` · ${formatCount(count)}`}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
