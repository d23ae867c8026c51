import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { AllergenChoices } from './allergen-choices.tsx';
import { BrandChoices } from './brand-choices.tsx';
import { clearFilters } from './change-search.ts';
import {
  CategoryChoices,
  type ChoicesProps,
  DietChoices,
  GuidelineChoices,
  NovaChoices,
} from './filter-choices.tsx';
import styles from './filter-drawer.module.css';
import { FilterSection } from './filter-section.tsx';
import { NO_CATEGORY } from './product-search.ts';
import { SortSelect } from './sort-select.tsx';
import { ViewSwitch } from './view-switch.tsx';

export interface FilterDrawerProps extends ChoicesProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly total: number | undefined;
}

/** Every filter with what it would give. Each choice takes effect at once behind the drawer. */
export function FilterDrawer({ open, onClose, total, ...choices }: FilterDrawerProps) {
  const { search, update } = choices;
  const { guideline = [], category, nova = [], diet = [], without = [], brand } = search;
  const categories = category === undefined || category === NO_CATEGORY ? 0 : category.length;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Filters"
      foot={
        <>
          <Button onClick={() => update(clearFilters)}>Clear all</Button>
          <Button tone="primary" onClick={onClose}>
            {total === undefined ? 'Show products' : `Show ${countOf(total, 'product', 'products')}`}
          </Button>
        </>
      }
    >
      <div className={styles.arrange}>
        <SortSelect search={search} update={update} />
        <ViewSwitch search={search} update={update} />
      </div>
      <FilterSection title="Guidelines" active={guideline.length} isCommon>
        <GuidelineChoices {...choices} />
      </FilterSection>
      <FilterSection title="Categories" active={categories}>
        <CategoryChoices {...choices} />
      </FilterSection>
      <FilterSection title="Allergens to leave out" active={without.length}>
        <AllergenChoices {...choices} />
      </FilterSection>
      <FilterSection title="Diet" active={diet.length}>
        <DietChoices {...choices} />
      </FilterSection>
      <FilterSection title="NOVA" active={nova.length}>
        <NovaChoices {...choices} />
      </FilterSection>
      <FilterSection title="Brand" active={brand === undefined ? 0 : 1}>
        <BrandChoices {...choices} />
      </FilterSection>
    </Drawer>
  );
}
