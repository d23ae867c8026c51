import { ALLERGEN_KEYS, ALLERGENS, type Allergen } from '#contract/allergens.ts';
import type { Facets } from '#contract/products.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { CheckList } from '#web/ui/check-list.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './allergen-choices.module.css';
import { changeFilters } from './change-search.ts';
import type { ChoicesProps } from './filter-choices.tsx';
import { toggleIn } from './toggle-in.ts';

/**
 * Leaves out what contains an allergen and, unless told otherwise, what may contain it. What declares nothing about
 * it is a choice of its own: silence is neither safe nor guilty.
 */
export function AllergenChoices({ search, update, facets }: ChoicesProps) {
  const showsTraces = search.traces === 'show';
  const counts = new Map(facets?.allergen.map((each) => [each.value, each]));
  return (
    <div className={styles.choices}>
      <p className={styles.note}>Leaves out products that contain it. The number says how many.</p>
      <CheckList
        legend="Allergens to leave out"
        items={ALLERGEN_KEYS.map((value) => {
          const count = counts.get(value);
          return {
            value,
            label: ALLERGENS[value],
            checked: search.without?.includes(value) ?? false,
            count: count && count.contains + (showsTraces ? 0 : count.may_contain),
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
          label="Also leave out “may contain”"
        />
        <Checkbox
          checked={search.undeclared === 'hide'}
          disabled={!search.without}
          onChange={(hides) =>
            update((now) => changeFilters(now, { undeclared: hides ? 'hide' : undefined }))
          }
          label="Also leave out products that declare nothing about it"
        />
        {search.without && facets && <p className={styles.note}>{silence(search.without, facets)}</p>}
      </div>
    </div>
  );
}

/** `1,204 products declare nothing about milk, 980 about eggs.` */
function silence(without: readonly Allergen[], facets: Facets): string {
  const parts = without.map((key, i) => {
    const unknown = facets.allergen.find(({ value }) => value === key)?.unknown ?? 0;
    const amount =
      i === 0 ? `${countOf(unknown, 'product declares', 'products declare')} nothing` : formatCount(unknown);
    return `${amount} about ${ALLERGENS[key].toLowerCase()}`;
  });
  return `${parts.join(', ')}. No declaration is not “free from”.`;
}
