import { clearFilters } from '#web/features/product-search/change-search.ts';
import type { ChoicesProps } from '#web/features/product-search/filter-choices.tsx';
import { FilterSections } from '#web/features/product-search/filter-sections.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './facet-rail.module.css';

/** Every filter with what it would give, beside the table. */
export function FacetRail(choices: ChoicesProps) {
  return (
    <aside className={styles.rail} aria-label="Filters">
      <div className={styles.head}>
        <h2 className="subtitle">Filters</h2>
        <Button tone="quiet" size="small" onClick={() => choices.update(clearFilters)}>
          Clear all
        </Button>
      </div>
      <FilterSections
        {...choices}
        isRoomy
        frame={(categories) => <div className={styles.long}>{categories}</div>}
      />
    </aside>
  );
}
