import { GUIDELINE_KEYS, GUIDELINES } from '#contract/guideline.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { displayName, type Product } from '#contract/product.ts';
import { verdictOf } from '#web/features/catalogue/facts/product-labels.ts';
import { nutrientFigure } from './nutrient-cell.ts';
import type { NutritionByGtin } from './nutrition-table-query.ts';
import type { TableBasis } from './nuts-search.ts';

export interface TableContent {
  readonly products: readonly Product[];
  readonly nutrition: NutritionByGtin | undefined;
  readonly columns: readonly NutrientLabel[];
  readonly basis: TableBasis;
}

/** The table for a spreadsheet: tabs between cells, what is not known left empty. */
export function tableText({ products, nutrition, columns, basis }: TableContent): string {
  const per = basis === '100' ? 'per 100 g or mL' : 'per serving';
  const head = [
    'GTIN',
    'Brand',
    'Product',
    'Category',
    ...GUIDELINE_KEYS.map((guideline) => GUIDELINES[guideline]),
    'NOVA',
    ...columns.map((label) => `${NUTRIENTS[label].name}, ${NUTRIENTS[label].unit} ${per}`),
    'Price, USD',
  ];
  const rows = products.map((product) => [
    product.gtin,
    product.brand,
    displayName(product),
    product.family_title,
    ...GUIDELINE_KEYS.map((guideline) => verdictOf(product, guideline)),
    product.nova_label,
    ...columns.map((label) => nutrientFigure(nutrition?.get(product.gtin), label, basis)),
    product.price?.amount,
  ]);
  return [head, ...rows].map((row) => row.map(cell).join('\t')).join('\n');
}

/** No tab or line break may end a cell early, and no text may begin a formula (CWE-1236). */
function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll(/\s+/g, ' ').trim();
  return /^[=+\-@]/.test(text) ? `'${text}` : text;
}
