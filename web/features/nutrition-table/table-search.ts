import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import type { FigureBasis } from '#contract/nutrient-sort.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import { type ProductSearch, parseProductSearch } from '#web/features/product-search/product-search.ts';

/** A choice of no column has an address too: an empty list has none. */
const NO_COLUMNS = 'none';

/** Whose limits the figures are marked by. */
export type ShownLimits = Guideline | 'all' | 'none';

/** What the table shows. What is absent is the default. */
export interface TableState {
  readonly columns?: readonly NutrientLabel[] | typeof NO_COLUMNS | undefined;
  readonly basis?: '100' | undefined;
  readonly limits?: Exclude<ShownLimits, 'all'> | undefined;
}

/** The state of the products page, and what the table adds to it. */
export interface TableSearch extends ProductSearch, TableState {}

export const DEFAULT_COLUMNS: readonly NutrientLabel[] = [
  'calories',
  'total_fat',
  'saturated_fat',
  'sodium',
  'dietary_fiber',
  'added_sugars',
  'protein',
];

export function parseTableSearch(raw: Readonly<Record<string, unknown>>): TableSearch {
  return { ...parseProductSearch(raw), ...parseTableState(raw) };
}

/** What is not known is left out, and so is the default. */
export function parseTableState(raw: Readonly<Record<string, unknown>>): TableState {
  const limits = [...GUIDELINE_KEYS, 'none' as const].find((each) => each === raw.limits);
  return {
    ...columnState(parseColumns(raw.columns)),
    ...(raw.basis === '100' && { basis: '100' as const }),
    ...(limits && { limits }),
  };
}

function parseColumns(raw: unknown): readonly NutrientLabel[] {
  if (raw === NO_COLUMNS) return [];
  const given = new Set(Array.isArray(raw) ? raw : [raw]);
  const known = NUTRIENT_LABELS.filter((label) => given.has(label));
  return known.length === 0 ? DEFAULT_COLUMNS : known;
}

/** The default is said by silence. */
export function columnState(columns: readonly NutrientLabel[]): TableState {
  if (columns.join() === DEFAULT_COLUMNS.join()) return {};
  return { columns: columns.length === 0 ? NO_COLUMNS : columns };
}

export function tableStateOf({ columns, basis, limits }: TableSearch): TableState {
  return { ...(columns && { columns }), ...(basis && { basis }), ...(limits && { limits }) };
}

export function columnsOf({ columns }: TableSearch): readonly NutrientLabel[] {
  return columns === NO_COLUMNS ? [] : (columns ?? DEFAULT_COLUMNS);
}

export function basisOf({ basis }: TableSearch): FigureBasis {
  return basis ?? 'serving';
}

export function limitsOf({ limits }: TableSearch): ShownLimits {
  return limits ?? 'all';
}
