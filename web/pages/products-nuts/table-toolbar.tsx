import { SlidersHorizontal } from 'lucide-react';
import { useCallback } from 'react';
import { t } from 'ttag';
import type { Facets } from '#contract/facets.schema.ts';
import type { Suggestion } from '#contract/products.schema.ts';
import { TableChoices } from '#web/features/nutrition-table/table-choices.tsx';
import type { TableSearch } from '#web/features/nutrition-table/table-search.ts';
import type { UpdateTable } from '#web/features/nutrition-table/use-table-search.ts';
import { changeBySuggestion, changeTerm } from '#web/features/product-search/change-search.ts';
import type { ProductSearch } from '#web/features/product-search/product-search.ts';
import { SearchBox } from '#web/features/product-search/search-box.tsx';
import { SortSelect } from '#web/features/product-search/sort-select.tsx';
import type { UpdateSearch } from '#web/features/product-search/use-product-search.ts';
import type { ApplyTerm } from '#web/features/product-search/use-search-text.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './products-nuts-page.module.css';

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
        {t`Filters`}
      </Button>
      <SortSelect search={search} update={update} />
      <TableChoices search={search} update={updateTable} />
      {drawer.wasOpened && (
        <FilterDrawer search={search} update={update} facets={facets} total={total} {...drawer.props} />
      )}
    </div>
  );
}

interface TableSearchBoxProps {
  readonly search: ProductSearch;
  readonly update: UpdateSearch;
}

/** As on the products page, but that a product opens beside the table. */
function TableSearchBox({ search, update }: TableSearchBoxProps) {
  const onSearch = useCallback<ApplyTerm>(
    (term, { replace }) => update((now) => changeTerm(now, term), { replace }),
    [update],
  );
  const onSuggestion = (suggestion: Suggestion) =>
    update((now) => {
      const { kind, gtin } = suggestion;
      return kind === 'product' && gtin !== null
        ? { ...now, product: gtin }
        : changeBySuggestion(now, suggestion);
    });
  return <SearchBox term={search.q ?? ''} onSearch={onSearch} onSuggestion={onSuggestion} />;
}
