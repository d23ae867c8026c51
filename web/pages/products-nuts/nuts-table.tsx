import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NUTRIENTS } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.ts';
import type { Sort } from '#contract/products.ts';
import { toggleCompared } from '#web/features/compare/toggle-compared.ts';
import { changeSort } from '#web/features/products/change-search.ts';
import { sortOf } from '#web/features/products/product-search.ts';
import type { UpdateSearch } from '#web/features/products/use-product-search.ts';
import type { BulkSelection } from '#web/pages/products/use-bulk-selection.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { LimitsByGtin } from './limits-table-query.ts';
import { columnName } from './nutrient-cell.ts';
import type { NutritionByGtin } from './nutrition-table-query.ts';
import { NutsRow } from './nuts-row.tsx';
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
  const { search, update, products, nutrition, limits, open, onOpen, bulk, onCopy } = props;
  const columns = columnsOf(search);
  const range = useRangeSelection(bulk, products);
  const [at, setAt] = useState(0);
  const current = Math.min(at, products.length - 1);
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
  const pageState = bulk.pageState(products);
  const sorted = { sort: sortOf(search), onSort: (sort: Sort) => update((now) => changeSort(now, sort)) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-label="Products, scrolls sideways" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <SortedHead {...sorted} name="Product" sorts={['name']} className={styles.pin}>
              <Checkbox
                checked={pageState === 'all'}
                mixed={pageState === 'some'}
                onChange={() => bulk.togglePage(products)}
                label="Select all on this page"
                labelHidden
              />
            </SortedHead>
            <th scope="col">
              <abbr title="Good Choice, Smart Snack, Philly">GC SS Ph</abbr>
            </th>
            <th scope="col">NOVA</th>
            {columns.map((label) => (
              <th key={label} scope="col" className="number">
                {columnName(label)}
                <span className={styles.unit}>{NUTRIENTS[label].unit}</span>
              </th>
            ))}
            <SortedHead {...sorted} name="Price" sorts={['price-low', 'price-high']} className="number" />
          </tr>
        </thead>
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
              onOpen={() => onOpen(product.gtin === open ? undefined : product.gtin)}
              isSelected={bulk.picked.has(product.gtin)}
              onSelect={(isRange) => range.select(row, isRange)}
              isCurrent={row === current}
              onFocus={() => setAt(row)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SortedHeadProps {
  readonly name: string;
  /** The sorts a press goes through. */
  readonly sorts: readonly Sort[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly className: string | undefined;
  /** What stands before the name. */
  readonly children?: ReactNode;
}

function SortedHead({ name, sorts, sort, onSort, className, children }: SortedHeadProps) {
  const at = sorts.indexOf(sort);
  const next = sorts[(at + 1) % sorts.length] ?? 'popularity';
  const isUp = at === 0;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={at === -1 ? undefined : isUp ? 'ascending' : 'descending'}
    >
      <div className={styles.heading}>
        {children}
        <button type="button" className={styles.sort} onClick={() => onSort(next)}>
          {name}
          {at !== -1 &&
            (isUp ? <ArrowUp size={12} aria-hidden="true" /> : <ArrowDown size={12} aria-hidden="true" />)}
        </button>
      </div>
    </th>
  );
}
