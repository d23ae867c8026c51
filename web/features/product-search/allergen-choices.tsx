import { t } from 'ttag';
import { ALLERGEN_KEYS, ALLERGENS } from '#contract/allergens.ts';
import { CheckList } from '#web/ui/check-list.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './allergen-choices.module.css';
import { listedWithout, silenceText } from './allergen-counts.ts';
import { changeFilters } from './change-search.ts';
import type { ChoicesProps } from './filter-choices.tsx';
import { toggleIn } from './toggle-in.ts';

/**
 * Leaves out what contains an allergen, names it in its ingredients or contradicts itself about it and, unless told
 * otherwise, what may contain it. What says nothing about it is a choice of its own: silence is neither safe nor guilty.
 */
export function AllergenChoices({ search, update, facets }: ChoicesProps) {
  const showsTraces = search.traces === 'show';
  const counts = new Map(facets?.allergen.map((each) => [each.value, each]));
  return (
    <div className={styles.choices}>
      <p className={styles.note}>
        {t`Leaves out what contains it, names it in its ingredients or contradicts itself. The number says how many products stay.`}
      </p>
      <CheckList
        legend={t`Allergens to leave out`}
        items={ALLERGEN_KEYS.map((value) => {
          const count = counts.get(value);
          return {
            value,
            label: ALLERGENS[value],
            checked: search.without?.includes(value) ?? false,
            count: count && listedWithout(count, search),
          };
        })}
        onToggle={(value) =>
          update((now) => changeFilters(now, { without: toggleIn(ALLERGEN_KEYS, now.without, value) }))
        }
      />
      <div className={styles.degrees}>
        <Checkbox
          checked={!showsTraces}
          disabled={!search.without}
          onChange={(hides) => update((now) => changeFilters(now, { traces: hides ? undefined : 'show' }))}
          label={t`Also leave out “may contain”`}
        />
        <Checkbox
          checked={search.undeclared === 'hide'}
          disabled={!search.without}
          onChange={(hides) =>
            update((now) => changeFilters(now, { undeclared: hides ? 'hide' : undefined }))
          }
          label={t`Also leave out what says nothing about it`}
        />
        {search.without && facets && (
          <p className={styles.note}>{silenceText(search.without, facets.allergen)}</p>
        )}
      </div>
    </div>
  );
}
