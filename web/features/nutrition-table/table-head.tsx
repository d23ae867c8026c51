import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import { titleOf } from '#contract/all-standards.ts';
import { nutrientSort } from '#contract/nutrient-sort.ts';
import { NUTRIENTS } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.schema.ts';
import type { Sort } from '#contract/products.ts';
import { askedBy, useShownStandards } from '#web/features/product-facts/product-answers.ts';
import { lettersOf } from '#web/features/product-facts/short-titles.ts';
import { changeSort } from '#web/features/product-search/change-search.ts';
import { sortOf } from '#web/features/product-search/product-search.ts';
import type { UpdateSearch } from '#web/features/product-search/use-product-search.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { columnName } from './nutrient-figure.ts';
import styles from './nutrition-table.module.css';
import { basisOf, columnsOf, type TableSearch } from './table-search.ts';
import type { TableSelection } from './use-range-selection.ts';

export interface TableHeadProps {
  readonly search: TableSearch;
  readonly update: UpdateSearch;
  readonly products: readonly Product[];
  readonly bulk: TableSelection;
}

/** The heads of the columns; the first chooses all lines of the page too. */
export function TableHead({ search, update, products, bulk }: TableHeadProps) {
  const sorted = { sort: sortOf(search), onSort: (sort: Sort) => update((now) => changeSort(now, sort)) };
  const pageState = bulk.pageState(products);
  return (
    <thead>
      <tr>
        <SortedHead {...sorted} name={t`Product`} sorts={['name']} className={styles.pin}>
          <Checkbox
            checked={pageState === 'all'}
            mixed={pageState === 'some'}
            onChange={() => bulk.togglePage(products)}
            label={t`Select all on this page`}
            labelHidden
          />
        </SortedHead>
        <th scope="col">
          <VerdictsHead search={search} />
        </th>
        <th scope="col">{t`NOVA`}</th>
        {columnsOf(search).map((label) => (
          <SortedHead
            key={label}
            {...sorted}
            name={columnName(label)}
            unit={NUTRIENTS[label].unit}
            sorts={(['low', 'high'] as const).map((direction) =>
              nutrientSort({ nutrient: label, basis: basisOf(search), direction }),
            )}
            className="number"
          />
        ))}
        <SortedHead {...sorted} name={t`Price`} sorts={['price-low', 'price-high']} className="number" />
      </tr>
    </thead>
  );
}

/** The letters of the standards shown, and of the laws, each above its mark. */
function VerdictsHead({ search }: Pick<TableHeadProps, 'search'>) {
  const shown = useShownStandards();
  const columns = shown.map((key) => [titleOf(key), lettersOf(key)] as const);
  const laws = askedBy(search, shown).hasLaws ? [[t`Ingredient laws`, 'IL'] as const] : [];
  return (
    <span className={styles.marks}>
      {[...columns, ...laws].map(([title, letters]) => (
        <abbr key={title} title={title}>
          {letters}
        </abbr>
      ))}
    </span>
  );
}

interface SortedHeadProps {
  readonly name: string;
  readonly unit?: string;
  /** The sorts a press goes through. */
  readonly sorts: readonly Sort[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly className: string | undefined;
  /** What stands before the name. */
  readonly children?: ReactNode;
}

function SortedHead({ name, unit, sorts, sort, onSort, className, children }: SortedHeadProps) {
  const at = sorts.indexOf(sort);
  const next = sorts[(at + 1) % sorts.length] ?? 'popularity';
  const isUp = at !== -1 && !sort.includes('-high');
  return (
    <th
      scope="col"
      className={className}
      aria-sort={at === -1 ? undefined : isUp ? 'ascending' : 'descending'}
    >
      <div className={styles.heading}>
        {children}
        <button type="button" className={styles.sort} data-printed onClick={() => onSort(next)}>
          {name}
          {at !== -1 && <ArrowUp size={12} aria-hidden="true" />}
        </button>
      </div>
      {unit && <span className={styles.unit}>{unit}</span>}
    </th>
  );
}
