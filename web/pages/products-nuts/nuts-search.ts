import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import { type ProductSearch, parseProductSearch } from '#web/features/products/product-search.ts';

/** A choice of no column has an address too: an empty list has none. */
const NO_COLUMNS = 'none';

/** The amount of food the table's figures are for. */
export type TableBasis = 'serving' | '100';

/** The state of the products page, and what the table adds to it. What is absent is the default. */
export interface NutsSearch extends ProductSearch {
  readonly columns?: readonly NutrientLabel[] | typeof NO_COLUMNS | undefined;
  readonly basis?: '100' | undefined;
}

export const DEFAULT_COLUMNS: readonly NutrientLabel[] = [
  'calories',
  'total_fat',
  'saturated_fat',
  'sodium',
  'dietary_fiber',
  'added_sugars',
  'protein',
];

export function parseNutsSearch(raw: Readonly<Record<string, unknown>>): NutsSearch {
  return { ...parseProductSearch(raw), ...tableState(parseColumns(raw.columns), raw.basis === '100') };
}

function parseColumns(raw: unknown): readonly NutrientLabel[] {
  if (raw === NO_COLUMNS) return [];
  const given = new Set(Array.isArray(raw) ? raw : [raw]);
  const known = NUTRIENT_LABELS.filter((label) => given.has(label));
  return known.length === 0 ? DEFAULT_COLUMNS : known;
}

function tableState(
  columns: readonly NutrientLabel[],
  isPer100: boolean,
): Pick<NutsSearch, 'columns' | 'basis'> {
  const isDefault = columns.join() === DEFAULT_COLUMNS.join();
  return {
    ...(!isDefault && { columns: columns.length === 0 ? NO_COLUMNS : columns }),
    ...(isPer100 && { basis: '100' as const }),
  };
}

export function columnsOf({ columns }: NutsSearch): readonly NutrientLabel[] {
  return columns === NO_COLUMNS ? [] : (columns ?? DEFAULT_COLUMNS);
}

export function basisOf({ basis }: NutsSearch): TableBasis {
  return basis ?? 'serving';
}

/** The state with other columns, in the label's order. */
export function changeColumns(search: NutsSearch, columns: readonly NutrientLabel[]): NutsSearch {
  const { columns: _, basis, ...rest } = search;
  const ordered = NUTRIENT_LABELS.filter((label) => columns.includes(label));
  return { ...rest, ...tableState(ordered, basis === '100') };
}

export function changeBasis(search: NutsSearch, to: TableBasis): NutsSearch {
  const { basis: _, ...rest } = search;
  return to === '100' ? { ...rest, basis: '100' } : rest;
}
