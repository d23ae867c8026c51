import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/product.schema.ts';
import type { BulkSelection } from '#web/blocks/bulk-selection/use-bulk-selection.tsx';
import { toggleCompared } from '#web/features/compare/toggle-compared.ts';
import type { UpdateSearch } from '#web/features/product-search/use-product-search.ts';
import { useLatest } from '#web/lib/use-latest.ts';
import { useShownFirst } from '#web/lib/use-shown-first.ts';
import type { LimitsByGtin } from './limits-table-query.ts';
import type { NutritionByGtin } from './nutrition-table-query.ts';
import { NutsHead } from './nuts-head.tsx';
import { NutsRow, type RowHandlers } from './nuts-row.tsx';
import { basisOf, columnsOf, limitsOf, type NutsSearch } from './nuts-search.ts';
import styles from './nuts-table.module.css';
import { useRangeSelection } from './use-range-selection.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface NutsTableProps {
  readonly search: NutsSearch;
  readonly update: UpdateSearch;
  readonly products: readonly Product[];
  readonly nutrition: NutritionByGtin | undefined;
  readonly limits: LimitsByGtin | undefined;
  /** GTIN of the product beside the table. */
  readonly open: string | undefined;
  readonly onOpen: (gtin: string | undefined) => void;
  readonly bulk: BulkSelection;
  /** These lines for a spreadsheet. */
  readonly onCopy: (products: readonly Product[]) => void;
}

/** One line a product, figures in columns; scrolls sideways in its own frame, the names stay. */
export function NutsTable(props: NutsTableProps) {
  const { search, update, products, nutrition, limits, bulk, onCopy } = props;
  const [open, onOpen] = useShownFirst(props.open, props.onOpen);
  const columns = columnsOf(search);
  const range = useRangeSelection(bulk, products);
  const [at, setAt] = useState(0);
  const current = Math.min(at, products.length - 1);
  const frame = useRef<HTMLElement>(null);
  const openRow = products.findIndex(({ gtin }) => gtin === open);
  useEffect(() => {
    if (openRow === -1) return;
    setAt(openRow);
    frame.current?.querySelector(`[data-row="${openRow}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [openRow]);
  const keys = useRowKeys({
    count: products.length,
    onMove: (to, from, isExtended) => {
      if (isExtended) range.extend(from, to);
      else range.endRun();
      if (open !== undefined) onOpen(products[to]?.gtin);
    },
    onSelect: range.select,
    onSelectAll: () => bulk.togglePage(products),
    onCopy: (row) => onCopy(bulk.picked.size > 0 ? [...bulk.picked.values()] : products.slice(row, row + 1)),
    onCompare: (row) => {
      const product = products[row];
      if (product) toggleCompared(product.gtin);
    },
    onClose: () => onOpen(undefined),
  });
  const on = useLatest<RowHandlers>({
    open: (gtin) => onOpen(gtin === open ? undefined : gtin),
    select: range.select,
    focus: setAt,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={frame} className={styles.scroll} aria-label="Products, scrolls sideways" tabIndex={0}>
      <table className={styles.table}>
        <NutsHead search={search} update={update} products={products} bulk={bulk} />
        <tbody {...keys}>
          {products.map((product, row) => (
            <NutsRow
              key={product.gtin}
              product={product}
              row={row}
              nutrition={nutrition?.get(product.gtin)}
              isLoading={nutrition === undefined}
              limits={limits?.get(product.gtin)}
              shownLimits={limitsOf(search)}
              columns={columns}
              basis={basisOf(search)}
              isOpen={product.gtin === open}
              isSelected={bulk.picked.has(product.gtin)}
              isCurrent={row === current}
              on={on}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
