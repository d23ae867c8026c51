import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue, useRef } from 'react';
import { t } from 'ttag';
import { DEFAULT_PAGE_SIZE } from '#contract/paging.ts';
import { BulkBar } from '#web/blocks/bulk-selection/lazy-bulk-bar.ts';
import { useBulkSelection } from '#web/blocks/bulk-selection/use-bulk-selection.tsx';
import { ListHead } from '#web/blocks/saved-search/list-head.tsx';
import { ShortcutsButton } from '#web/blocks/shortcuts/shortcuts-button.tsx';
import { useChosen } from '#web/features/compare/chosen-store.ts';
import { CompareToggle, toggleCompared } from '#web/features/compare/compare-toggle.tsx';
import { keepTable } from '#web/features/nutrition-table/change-table.ts';
import { LimitsLegend } from '#web/features/nutrition-table/limits-legend.tsx';
import { NutritionTable } from '#web/features/nutrition-table/nutrition-table.tsx';
import { limitsTableQuery, nutritionTableQuery } from '#web/features/nutrition-table/table-queries.ts';
import { useTableExport } from '#web/features/nutrition-table/use-table-export.ts';
import { useTableSearch } from '#web/features/nutrition-table/use-table-search.ts';
import { gtinsOf, useAnswers } from '#web/features/product-facts/product-answers.ts';
import { Announcement } from '#web/features/product-search/announcement.tsx';
import { clearFilters } from '#web/features/product-search/change-search.ts';
import { FilterChips } from '#web/features/product-search/filter-chips.tsx';
import type { ChoicesProps } from '#web/features/product-search/filter-choices.tsx';
import { FilterSections } from '#web/features/product-search/filter-sections.tsx';
import { hasReading } from '#web/features/product-search/has-reading.ts';
import { PageNav } from '#web/features/product-search/page-nav.tsx';
import { productListQuery } from '#web/features/product-search/product-list-query.ts';
import { Results } from '#web/features/product-search/results.tsx';
import { useLastPage } from '#web/features/product-search/use-last-page.ts';
import { LoadingRows } from '#web/features/product-view/loading-rows.tsx';
import { buildQuery } from '#web/lib/build-query.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './products-nuts-page.module.css';
import { TableToolbar } from './table-toolbar.tsx';

const CloseNames = lazyPart(() => import('#web/features/product-search/also-close.tsx'), 'CloseNames');
const TermReading = lazyPart(() => import('#web/features/product-search/term-reading.tsx'), 'TermReading');
const TableTools = lazyPart(() => import('#web/blocks/search-export/table-tools.tsx'), 'TableTools');
const OpenProduct = lazyPart(() => import('./open-product.tsx'), 'OpenProduct');

/** The catalogue as a table, for people who work with its figures: filters, lines, and a product beside them. */
export function ProductsNutsPage() {
  const [search, update, updateTable] = useTableSearch();
  const list = useQuery(productListQuery(search));
  const products = list.data?.products ?? [];
  const gtins = gtinsOf(products);
  const answers = useAnswers(gtins, search);
  const nutrition = useQuery(nutritionTableQuery(gtins));
  const limits = useQuery(limitsTableQuery(gtins, search.day));
  const bulk = useBulkSelection();
  const heading = useRef<HTMLHeadingElement>(null);
  useLastPage(search, update, list);
  useDocumentTitle(t`Search results for: ${search.q ?? t`All Products`}`);

  const shown = list.isError ? undefined : list.data;
  const open = search.product;
  // Drawn after the line that was pressed: see Results.
  const opened = useDeferredValue(open);
  const hasPicked = useDeferredValue(bulk.picked.size > 0);
  const onOpen = (gtin: string | undefined) =>
    updateTable(({ product, ...rest }) => (gtin === undefined ? rest : { ...rest, product: gtin }), {
      replace: open !== undefined,
    });
  const hasTray = useChosen().length > 0;
  const lines = useTableExport(search, nutrition.data);
  // The same for each drawing: see lazyPart.
  const focusResults = useCallback(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div
      className={styles.page}
      data-open={opened !== undefined || undefined}
      data-tray={hasTray || undefined}
    >
      <FacetRail search={search} update={update} facets={shown?.facets} />
      <div className={styles.list}>
        <h1 className="visually-hidden">{t`Products as a table`}</h1>
        <TableToolbar
          search={search}
          update={update}
          updateTable={updateTable}
          facets={shown?.facets}
          total={shown?.total}
        />
        <div className={styles.head}>
          <FilterChips search={search} update={update} facets={shown?.facets} onRemoved={focusResults} />
          {shown && hasReading(search, shown) && (
            <div className={styles.reading}>
              <TermReading
                path="/products-nuts"
                search={search}
                update={update}
                page={shown}
                onLeave={focusResults}
              />
            </div>
          )}
          <ListHead path="/products-nuts" search={search} page={shown} headingRef={heading}>
            <TableTools
              search={search}
              total={shown?.total ?? 0}
              lines={lines}
              chosen={[...bulk.picked.values()]}
              shown={shown?.products ?? []}
            />
            <ShortcutsButton />
          </ListHead>
          {limits.isError ? (
            <p className={styles.failure} role="alert">
              {t`Failed to fetch limits. No figure is marked.`}
            </p>
          ) : (
            <LimitsLegend search={search} update={updateTable} limits={limits.data} />
          )}
        </div>
        <Announcement list={list} search={search} />
        <div className={styles.frame} data-loading={list.isPending || undefined}>
          <Results
            list={list}
            search={search}
            update={update}
            loading={<LoadingRows size={search.size ?? DEFAULT_PAGE_SIZE} />}
          >
            {(rows) => (
              <NutritionTable
                search={search}
                update={update}
                products={rows}
                nutrition={nutrition.isError ? EMPTY : nutrition.data}
                answers={answers}
                limits={limits.isError ? undefined : limits.data}
                open={open}
                onOpen={onOpen}
                bulk={bulk}
                compareToggle={CompareToggle}
                onCompare={toggleCompared}
                onCopy={(chosen) => void lines.copy(chosen)}
              />
            )}
          </Results>
          {shown?.also_close && (
            <div>
              <CloseNames close={shown.also_close} onOpen={onOpen} />
            </div>
          )}
        </div>
        {nutrition.isError && (
          <p className={styles.failure} role="alert">
            {t`Failed to fetch nutrition`}
          </p>
        )}
        {shown !== undefined && shown.total > 0 && (
          <PageNav
            search={search}
            update={update}
            hrefOf={(next) => `/products-nuts${buildQuery(keepTable(search, next))}`}
            total={shown.total}
            className={styles.pages}
          />
        )}
        {hasPicked && <BulkBar bulk={bulk} shown={shown?.products ?? []} onGone={focusResults} />}
      </div>
      {opened !== undefined && <OpenProduct gtin={opened} products={products} onOpen={onOpen} />}
      {bulk.dialog}
    </div>
  );
}

const EMPTY = new Map<string, never>();

/** Every filter with what it would give, beside the table; not drawn again where lines are selected. */
const FacetRail = memo(function FacetRail(choices: ChoicesProps) {
  return (
    <aside className={styles.rail} aria-label={t`Filters`}>
      <div className={styles.railHead}>
        <h2 className="subtitle">{t`Filters`}</h2>
        <Button tone="quiet" size="small" onClick={() => choices.update(clearFilters)}>
          {t`Clear all`}
        </Button>
      </div>
      <FilterSections
        {...choices}
        isRoomy
        frame={(categories) => <div className={styles.long}>{categories}</div>}
      />
    </aside>
  );
});
