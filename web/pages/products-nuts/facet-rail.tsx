import { AllergenChoices } from '#web/features/products/allergen-choices.tsx';
import { BrandChoices } from '#web/features/products/brand-choices.tsx';
import { clearFilters } from '#web/features/products/change-search.ts';
import {
  CategoryChoices,
  type ChoicesProps,
  DietChoices,
  GuidelineChoices,
  NovaChoices,
} from '#web/features/products/filter-choices.tsx';
import { FilterSection } from '#web/features/products/filter-section.tsx';
import { NO_CATEGORY } from '#web/features/products/product-search.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './facet-rail.module.css';

/** Every filter with what it would give, beside the table. */
export function FacetRail(choices: ChoicesProps) {
  const { search, update } = choices;
  const { guideline = [], category, nova = [], diet = [], without = [], brand } = search;
  const categories = category === undefined || category === NO_CATEGORY ? 0 : category.length;
  return (
    <aside className={styles.rail} aria-label="Filters">
      <div className={styles.head}>
        <h2 className="subtitle">Filters</h2>
        <Button tone="quiet" size="small" onClick={() => update(clearFilters)}>
          Clear all
        </Button>
      </div>
      <FilterSection title="Guidelines" active={guideline.length} isCommon>
        <GuidelineChoices {...choices} />
      </FilterSection>
      <FilterSection title="Categories" active={categories} isCommon>
        <div className={styles.long}>
          <CategoryChoices {...choices} />
        </div>
      </FilterSection>
      <FilterSection title="NOVA" active={nova.length} isCommon>
        <NovaChoices {...choices} />
      </FilterSection>
      <FilterSection title="Allergens to leave out" active={without.length}>
        <AllergenChoices {...choices} />
      </FilterSection>
      <FilterSection title="Diet" active={diet.length}>
        <DietChoices {...choices} />
      </FilterSection>
      <FilterSection title="Brand" active={brand === undefined ? 0 : 1}>
        <BrandChoices {...choices} />
      </FilterSection>
    </aside>
  );
}
