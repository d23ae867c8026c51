import { GUIDELINE_KEYS, GUIDELINES } from '#contract/guideline.ts';
import type { FigureBasis } from '#contract/nutrient-sort.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { verdictOf } from '#web/features/product-facts/product-labels.ts';
import { nutrientFigure } from './nutrient-figure.ts';
import type { NutritionByGtin } from './table-queries.ts';

export interface TableContent {
  readonly products: readonly Product[];
  readonly nutrition: NutritionByGtin | undefined;
  readonly columns: readonly NutrientLabel[];
  readonly basis: FigureBasis;
}

/** The table for the clipboard of a spreadsheet: tabs between cells, what is not known left empty. */
export function tableText(content: TableContent): string {
  return rowsOf(content)
    .map((row) => row.map((text) => (text.startsWith('"') ? quoted(text) : text)).join('\t'))
    .join('\n');
}

/** The same as a file (RFC 4180), with the mark by which a spreadsheet knows UTF-8. */
export function tableCsv(content: TableContent): string {
  const lines = rowsOf(content).map((row) => row.map(quoted).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** `larder-granola-2026-11-21.csv`; without a term, `larder-products-…`. */
export function csvName(term: string | undefined, day: string): string {
  const words = (term ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `larder-${words.slice(0, 40).replaceAll(/^-|-$/g, '') || 'products'}-${day}.csv`;
}

function rowsOf({ products, nutrition, columns, basis }: TableContent): string[][] {
  const per = basis === '100' ? 'per 100 g or mL' : 'per serving';
  const head = [
    'GTIN',
    'Brand',
    'Product',
    'Category',
    ...GUIDELINE_KEYS.map((guideline) => GUIDELINES[guideline].name),
    'NOVA',
    ...columns.map((label) => `${NUTRIENTS[label].name}, ${NUTRIENTS[label].unit} ${per}`),
    'Price, USD',
  ];
  const rows = products.map((product) => [
    gtinCell(product.gtin),
    ...[
      product.brand,
      displayName(product),
      product.family_title,
      ...GUIDELINE_KEYS.map((guideline) => verdictOf(product, guideline).replace('_', ' ')),
      product.nova_label,
      ...columns.map((label) => nutrientFigure(nutrition?.get(product.gtin), label, basis)),
      product.price?.amount,
    ].map(cell),
  ]);
  return [head, ...rows];
}

/** A spreadsheet takes digits for a number and drops the zeros they begin with; as this it keeps them all. */
function gtinCell(gtin: string): string {
  return `="${gtin}"`;
}

/** No tab or line break may end a cell early, and no text may begin a formula (CWE-1236). */
function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll(/\s+/g, ' ').trim();
  return /^[=+\-@]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
