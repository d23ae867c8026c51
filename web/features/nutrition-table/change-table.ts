import { type FigureBasis, nutrientOrderOf, nutrientSort } from '#contract/nutrient-sort.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import { changeSort } from '#web/features/product-search/change-search.ts';
import { type ProductSearch, sortOf } from '#web/features/product-search/product-search.ts';
import { columnState, type ShownLimits, type TableSearch, tableStateOf } from './table-search.ts';

/** Restores the table's state, which changes of filters and pages leave out. */
export function keepTable(now: TableSearch, next: ProductSearch): TableSearch {
  return { ...next, ...tableStateOf(now) };
}

/** The state with other columns, in the label's order. */
export function changeColumns(search: TableSearch, columns: readonly NutrientLabel[]): TableSearch {
  const { columns: _, ...rest } = search;
  return { ...rest, ...columnState(NUTRIENT_LABELS.filter((label) => columns.includes(label))) };
}

/** A sort by nutrient follows the basis. */
export function changeBasis(search: TableSearch, to: FigureBasis): TableSearch {
  const { basis: _, ...rest } = search;
  const order = nutrientOrderOf(sortOf(search));
  const sorted = order ? changeSort(rest, nutrientSort({ ...order, basis: to })) : rest;
  const next = keepTable(rest, sorted);
  return to === '100' ? { ...next, basis: '100' } : next;
}

export function changeLimits(search: TableSearch, to: ShownLimits): TableSearch {
  const { limits: _, ...rest } = search;
  return to === 'all' ? rest : { ...rest, limits: to };
}
