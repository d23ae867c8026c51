import { SlidersHorizontal } from 'lucide-react';
import type { Facets } from '#contract/products.schema.ts';
import { SortSelect } from '#web/features/product-search/sort-select.tsx';
import type { UpdateSearch } from '#web/features/product-search/use-product-search.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { changeBasis } from './change-table.ts';
import { ColumnChoices } from './column-choices.tsx';
import { LimitsSelect } from './limits-select.tsx';
import { basisOf, type NutsSearch } from './nuts-search.ts';
import { NutsSearchBox } from './nuts-search-box.tsx';
import styles from './products-nuts-page.module.css';
import type { UpdateNuts } from './use-nuts-search.ts';

const FilterDrawer = lazyPart(() => import('#web/features/product-search/filter-drawer.tsx'), 'FilterDrawer');

export interface NutsToolbarProps {
  readonly search: NutsSearch;
  readonly update: UpdateSearch;
  readonly updateTable: UpdateNuts;
  readonly facets: Facets | undefined;
  readonly total: number | undefined;
}

/** Search, sort, and what the table shows; the filters too where there is no room for the rail. */
export function NutsToolbar({ search, update, updateTable, facets, total }: NutsToolbarProps) {
  const drawer = useOverlay();
  return (
    <div className={styles.bar}>
      <NutsSearchBox search={search} update={update} />
      <Button className={styles.filters} aria-haspopup="dialog" onClick={drawer.open}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        Filters
      </Button>
      <SortSelect search={search} update={update} />
      <ColumnChoices search={search} update={updateTable} />
      <LimitsSelect search={search} update={updateTable} />
      <SegmentedControl
        label="Figures for"
        value={basisOf(search)}
        segments={[
          { value: 'serving', label: 'Serving' },
          { value: '100', label: '100 g or mL' },
        ]}
        onChange={(basis) => updateTable((now) => changeBasis(now, basis), { replace: true })}
      />
      {drawer.wasOpened && (
        <FilterDrawer search={search} update={update} facets={facets} total={total} {...drawer.props} />
      )}
    </div>
  );
}
