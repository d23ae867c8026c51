import { SlidersHorizontal } from 'lucide-react';
import type { Facets } from '#contract/products.schema.ts';
import { TableChoices } from '#web/features/nutrition-table/table-choices.tsx';
import type { TableSearch } from '#web/features/nutrition-table/table-search.ts';
import type { UpdateTable } from '#web/features/nutrition-table/use-table-search.ts';
import { SortSelect } from '#web/features/product-search/sort-select.tsx';
import type { UpdateSearch } from '#web/features/product-search/use-product-search.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './products-nuts-page.module.css';
import { TableSearchBox } from './table-search-box.tsx';

const FilterDrawer = lazyPart(() => import('#web/features/product-search/filter-drawer.tsx'), 'FilterDrawer');

export interface TableToolbarProps {
  readonly search: TableSearch;
  readonly update: UpdateSearch;
  readonly updateTable: UpdateTable;
  readonly facets: Facets | undefined;
  readonly total: number | undefined;
}

/** Search, sort, and what the table shows; the filters too where there is no room for the rail. */
export function TableToolbar({ search, update, updateTable, facets, total }: TableToolbarProps) {
  const drawer = useOverlay();
  return (
    <div className={styles.bar}>
      <TableSearchBox search={search} update={update} />
      <Button className={styles.filters} aria-haspopup="dialog" onClick={drawer.open}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        Filters
      </Button>
      <SortSelect search={search} update={update} />
      <TableChoices search={search} update={updateTable} />
      {drawer.wasOpened && (
        <FilterDrawer search={search} update={update} facets={facets} total={total} {...drawer.props} />
      )}
    </div>
  );
}
