import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Facets } from '#contract/products.schema.ts';
import { SortSelect } from '#web/features/product-search/sort-select.tsx';
import type { UpdateSearch } from '#web/features/product-search/use-product-search.ts';
import { Button } from '#web/ui/button.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { changeBasis } from './change-table.ts';
import { ColumnChoices } from './column-choices.tsx';
import { LimitsSelect } from './limits-select.tsx';
import { basisOf, type NutsSearch } from './nuts-search.ts';
import { NutsSearchBox } from './nuts-search-box.tsx';
import styles from './products-nuts-page.module.css';
import type { UpdateNuts } from './use-nuts-search.ts';

const FilterDrawer = lazy(async () => ({
  default: (await import('#web/features/product-search/filter-drawer.tsx')).FilterDrawer,
}));

export interface NutsToolbarProps {
  readonly search: NutsSearch;
  readonly update: UpdateSearch;
  readonly updateTable: UpdateNuts;
  readonly facets: Facets | undefined;
  readonly total: number | undefined;
}

/** Search, sort, and what the table shows; the filters too where there is no room for the rail. */
export function NutsToolbar({ search, update, updateTable, facets, total }: NutsToolbarProps) {
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <div className={styles.bar}>
      <NutsSearchBox search={search} update={update} />
      <Button className={styles.filters} aria-haspopup="dialog" onClick={() => setDrawer('open')}>
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
      {drawer !== 'unused' && (
        <Suspense>
          <FilterDrawer
            search={search}
            update={update}
            facets={facets}
            total={total}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
