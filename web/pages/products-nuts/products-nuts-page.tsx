import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { DEFAULT_PAGE_SIZE } from '#contract/paging.ts';
import { CompareSelectedButton } from '#web/features/compare/compare-selected-button.tsx';
import { Announcement } from '#web/features/products/announcement.tsx';
import { FilterChips } from '#web/features/products/filter-chips.tsx';
import { LoadingShelf } from '#web/features/products/loading-shelf.tsx';
import { productListQuery } from '#web/features/products/product-list-query.ts';
import { Results } from '#web/features/products/results.tsx';
import { ResultsHead } from '#web/features/products/results-head.tsx';
import { useLastPage } from '#web/features/products/use-last-page.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { CopyTableButton } from './copy-table-button.tsx';
import { FacetRail } from './facet-rail.tsx';
import { nutritionTableQuery } from './nutrition-table-query.ts';
import { NutsDetails } from './nuts-details.tsx';
import { NutsPages } from './nuts-pages.tsx';
import { basisOf, columnsOf } from './nuts-search.ts';
import { NutsTable } from './nuts-table.tsx';
import { NutsToolbar } from './nuts-toolbar.tsx';
import styles from './products-nuts-page.module.css';
import { useNutsSearch } from './use-nuts-search.ts';
import { useRowSelection } from './use-row-selection.ts';

/** The catalogue as a table, for people who work with its figures: filters, lines, and a product beside them. */
export function ProductsNutsPage() {
  const [search, update, updateTable] = useNutsSearch();
  const list = useQuery(productListQuery(search));
  const products = list.data?.products ?? [];
  const nutrition = useQuery(nutritionTableQuery(products.map(({ gtin }) => gtin)));
  const selection = useRowSelection();
  const heading = useRef<HTMLHeadingElement>(null);
  useLastPage(search, update, list);
  useDocumentTitle(`Search results for: ${search.q ?? 'All Products'}`);

  const shown = list.isError ? undefined : list.data;
  const open = search.product;
  const onOpen = (gtin: string | undefined) =>
    updateTable(({ product, ...rest }) => (gtin === undefined ? rest : { ...rest, product: gtin }), {
      replace: open !== undefined,
    });
  const table = { columns: columnsOf(search), basis: basisOf(search), nutrition: nutrition.data };
  return (
    <div className={styles.page} data-open={open !== undefined || undefined}>
      <FacetRail search={search} update={update} facets={shown?.facets} />
      <div className={styles.list}>
        <h1 className="visually-hidden">Products as a table</h1>
        <NutsToolbar
          search={search}
          update={update}
          updateTable={updateTable}
          facets={shown?.facets}
          total={shown?.total}
        />
        <div className={styles.head}>
          <FilterChips search={search} update={update} onRemoved={() => heading.current?.focus()} />
          <ResultsHead
            search={search}
            page={shown}
            headingRef={heading}
            actions={
              <>
                {selection.selected.size > 0 && <CompareSelectedButton gtins={[...selection.selected]} />}
                <CopyTableButton content={{ ...table, products }} selected={selection.selected} />
              </>
            }
          />
        </div>
        <Announcement list={list} search={search} />
        <Results
          list={list}
          search={search}
          update={update}
          loading={<LoadingShelf view="list" size={search.size ?? DEFAULT_PAGE_SIZE} />}
        >
          {(rows) => (
            <NutsTable
              search={search}
              update={update}
              products={rows}
              nutrition={nutrition.isError ? EMPTY : nutrition.data}
              open={open}
              onOpen={onOpen}
              isSelected={(gtin) => selection.selected.has(gtin)}
              onSelect={selection.toggle}
            />
          )}
        </Results>
        {nutrition.isError && (
          <p className={styles.failure} role="alert">
            Failed to fetch nutrition
          </p>
        )}
        {shown !== undefined && shown.total > 0 && (
          <NutsPages search={search} update={updateTable} total={shown.total} />
        )}
      </div>
      <NutsDetails gtin={open} products={products} onOpen={onOpen} />
      {selection.dialog}
    </div>
  );
}

const EMPTY = new Map<string, never>();
