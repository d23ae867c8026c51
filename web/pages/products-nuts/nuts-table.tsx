import { ArrowDown, ArrowUp } from 'lucide-react';
import { NUTRIENTS } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.ts';
import type { Sort } from '#contract/products.ts';
import { changeSort } from '#web/features/products/change-search.ts';
import { sortOf } from '#web/features/products/product-search.ts';
import type { UpdateSearch } from '#web/features/products/use-product-search.ts';
import { columnName } from './nutrient-cell.ts';
import type { NutritionByGtin } from './nutrition-table-query.ts';
import { NutsRow } from './nuts-row.tsx';
import { basisOf, columnsOf, type NutsSearch } from './nuts-search.ts';
import styles from './nuts-table.module.css';
import { useRowKeys } from './use-row-keys.ts';

export interface NutsTableProps {
  readonly search: NutsSearch;
  readonly update: UpdateSearch;
  readonly products: readonly Product[];
  readonly nutrition: NutritionByGtin | undefined;
  /** GTIN of the product beside the table. */
  readonly open: string | undefined;
  readonly onOpen: (gtin: string | undefined) => void;
  readonly isSelected: (gtin: string) => boolean;
  readonly onSelect: (gtin: string) => void;
}

/** One line a product, figures in columns; scrolls sideways in its own frame, the names stay. */
export function NutsTable(props: NutsTableProps) {
  const { search, update, products, nutrition, open, onOpen, isSelected, onSelect } = props;
  const columns = columnsOf(search);
  const keys = useRowKeys({
    count: products.length,
    onMove: (row) => open !== undefined && onOpen(products[row]?.gtin),
    onSelect: (row) => {
      const product = products[row];
      if (product) onSelect(product.gtin);
    },
    onClose: () => onOpen(undefined),
  });
  const sorted = { sort: sortOf(search), onSort: (sort: Sort) => update((now) => changeSort(now, sort)) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-label="Products, scrolls sideways" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <SortedHead {...sorted} name="Product" sorts={['name']} className={styles.pin} />
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
              columns={columns}
              basis={basisOf(search)}
              isOpen={product.gtin === open}
              onOpen={() => onOpen(product.gtin === open ? undefined : product.gtin)}
              isSelected={isSelected(product.gtin)}
              onSelect={() => onSelect(product.gtin)}
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
}

function SortedHead({ name, sorts, sort, onSort, className }: SortedHeadProps) {
  const at = sorts.indexOf(sort);
  const next = sorts[(at + 1) % sorts.length] ?? 'popularity';
  const isUp = at === 0;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={at === -1 ? undefined : isUp ? 'ascending' : 'descending'}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        {name}
        {at !== -1 &&
          (isUp ? <ArrowUp size={12} aria-hidden="true" /> : <ArrowDown size={12} aria-hidden="true" />)}
      </button>
    </th>
  );
}
