import { useQuery } from '@tanstack/react-query';
import { LAW_ANSWERS } from '#contract/ingredient-laws.ts';
import { LAW_ANSWER_WORDS } from '#web/features/product-facts/law-answer-words.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { changeFilters } from '../change-search.ts';
import styles from '../filter-choices.module.css';
import { countIn } from '../toggle-in.ts';
import type { SearchProps } from '../use-product-search.ts';
import { lawCountsQuery } from './standard-counts-query.ts';

/** What the ingredient laws of the day and places come to. Asks for the numbers: draw it only where it is seen. */
export function LawChoices({ search, update }: SearchProps) {
  const { data } = useQuery(lawCountsQuery(search));
  return (
    <fieldset>
      <legend>What the label names</legend>
      <div className={styles.verdicts}>
        {LAW_ANSWERS.map((answer) => {
          const count = countIn(data?.facets?.ingredient_laws, answer);
          const isChosen = search.ingredient_laws === answer;
          // An answer without products is hidden, unless it is chosen and can be unchosen.
          if (count === 0 && !isChosen) return null;
          return (
            <button
              key={answer}
              type="button"
              className={styles.verdict}
              aria-pressed={isChosen}
              onClick={() =>
                update((now) => changeFilters(now, { ingredient_laws: isChosen ? undefined : answer }))
              }
            >
              {LAW_ANSWER_WORDS[answer]}
              {count !== undefined && ` · ${formatCount(count)}`}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
