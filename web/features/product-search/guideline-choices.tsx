import { c, t } from 'ttag';
import { begunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, GUIDELINES, type Guideline } from '#contract/guideline.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { CheckList } from '#web/ui/check-list.tsx';
import { changeFilters } from './change-search.ts';
import styles from './filter-choices.module.css';
import type { ChoicesProps } from './filter-choices.tsx';
import { toggleIn } from './toggle-in.ts';
import { choiceOf, OTHER_VERDICTS, type OtherVerdict, VERDICT_CHOICES } from './verdict-choices.ts';

export function GuidelineChoices({ search, update, facets }: ChoicesProps) {
  return (
    <CheckList
      legend={t`Guidelines`}
      items={begunBy(search.day, GUIDELINE_KEYS).map((value) => ({
        value,
        label: GUIDELINES[value].name,
        checked: search.guideline?.includes(value) ?? false,
        count: facets?.guideline.find((entry) => entry.value === value)?.pass,
        below: <VerdictChoices guideline={value} search={search} update={update} facets={facets} />,
      }))}
      onToggle={(value) =>
        update((now) => changeFilters(now, { guideline: toggleIn(GUIDELINE_KEYS, now.guideline, value) }))
      }
    />
  );
}

interface VerdictChoicesProps extends ChoicesProps {
  readonly guideline: Guideline;
}

const VERDICT_WORDS: Readonly<Record<OtherVerdict, string>> = {
  fail: c('products').t`fail`,
  unknown: c('products').t`unknown`,
  not_applicable: c('products').t`not applicable`,
};

/** What becomes of the products that do not pass: three things that must not be taken for one another. */
function VerdictChoices({ guideline, search, update, facets }: VerdictChoicesProps) {
  const counts = facets?.guideline.find(({ value }) => value === guideline);
  return (
    <ul className={styles.verdicts}>
      {OTHER_VERDICTS.map((verdict) => {
        const choice = choiceOf(guideline, verdict);
        return (
          <li key={verdict}>
            <button
              type="button"
              className={styles.verdict}
              aria-pressed={search.verdict?.includes(choice) ?? false}
              onClick={() =>
                update((now) =>
                  changeFilters(now, { verdict: toggleIn(VERDICT_CHOICES, now.verdict, choice) }),
                )
              }
            >
              {counts && `${formatCount(counts[verdict])} `}
              {VERDICT_WORDS[verdict]}
              <span className="visually-hidden"> {GUIDELINES[guideline].name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
