import { useEffect, useRef, useState } from 'react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import type { AnswersByGtin } from '#web/features/product-facts/product-answers.ts';
import { useLatest } from '#web/lib/use-latest.ts';
import { useOptimisticChoice } from '#web/lib/use-optimistic-choice.ts';
import styles from './nutrition-table.module.css';
import { TableHead, type TableHeadProps } from './table-head.tsx';
import type { LimitsByGtin, NutritionByGtin } from './table-queries.ts';
import { type CompareToggle, type RowHandlers, TableRow } from './table-row.tsx';
import { basisOf, columnsOf, limitsOf } from './table-search.ts';
import { useRangeSelection } from './use-range-selection.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface NutritionTableProps extends TableHeadProps {
  readonly nutrition: NutritionByGtin | undefined;
  readonly limits: LimitsByGtin | undefined;
  readonly answers: AnswersByGtin;
  /** GTIN of the product beside the table. */
  readonly open: string | undefined;
  readonly onOpen: (gtin: string | undefined) => void;
  /** These lines for a spreadsheet. */
  readonly onCopy: (products: readonly Product[]) => void;
  readonly onCompare: (gtin: string) => void;
  readonly compareToggle: CompareToggle;
}

/** One line a product, figures in columns; scrolls sideways in its own frame, the names stay. */
export function NutritionTable(props: NutritionTableProps) {
  const { search, update, products, nutrition, limits, answers, bulk, onCopy } = props;
  const [open, onOpen] = useOptimisticChoice(props.open, props.onOpen);
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
      if (product) props.onCompare(product.gtin);
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
    <section ref={frame} className={styles.scroll} aria-label={t`Products, scrolls sideways`} tabIndex={0}>
      <table className={styles.table}>
        <TableHead search={search} update={update} products={products} bulk={bulk} />
        <tbody {...keys}>
          {products.map((product, row) => (
            <TableRow
              key={product.gtin}
              product={product}
              row={row}
              nutrition={nutrition?.get(product.gtin)}
              isLoading={nutrition === undefined}
              limits={limits?.get(product.gtin)}
              answers={answers.get(product.gtin)}
              shownLimits={limitsOf(search)}
              columns={columns}
              basis={basisOf(search)}
              isOpen={product.gtin === open}
              isSelected={bulk.picked.has(product.gtin)}
              isCurrent={row === current}
              on={on}
              compareToggle={props.compareToggle}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
