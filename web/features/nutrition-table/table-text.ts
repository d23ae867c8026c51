import { t } from 'ttag';
import { ruleBookTitle } from '#contract/answer-words.ts';
import { type Cell, gtinOf, text } from '#contract/cell.ts';
import { cellText, quotedCell } from '#contract/csv-text.ts';
import { GUIDELINE_KEYS, VERDICT_WORDS } from '#contract/guideline.ts';
import { guidelineHead } from '#contract/guideline-head.ts';
import type { FigureBasis } from '#contract/nutrient-sort.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import type { AnswersByGtin } from '#web/features/product-facts/product-answers.ts';
import { verdictOf } from '#web/features/product-facts/product-labels.ts';
import { nutrientFigure } from './nutrient-figure.ts';
import type { NutritionByGtin } from './table-queries.ts';

export interface TableContent {
  readonly products: readonly Product[];
  readonly nutrition: NutritionByGtin | undefined;
  readonly columns: readonly NutrientLabel[];
  readonly basis: FigureBasis;
  /** Whose rules the verdicts are by. */
  readonly day: string;
  /** What the chosen further standards and the ingredient laws say on a day; absent where none is chosen. */
  readonly answers?:
    | { readonly keys: readonly string[]; readonly day: string; readonly byGtin: AnswersByGtin }
    | undefined;
}

/** The table for the clipboard of a spreadsheet: tabs between cells, what is not known left empty. */
export function tableText(content: TableContent): string {
  return tableRows(content)
    .map((row) => row.map(cellText).map((each) => (each.startsWith('"') ? quotedCell(each) : each)))
    .map((row) => row.join('\t'))
    .join('\n');
}

/** The table as cells, the head first; what is not known is empty. */
export function tableRows({ products, nutrition, columns, basis, day, answers }: TableContent): Cell[][] {
  const per = basis === '100' ? t`per 100 g or mL` : t`per serving`;
  const keys = answers?.keys ?? [];
  const head = [
    'GTIN',
    t`Brand`,
    t`Product`,
    t`Category`,
    ...keys.map((key) => t`${ruleBookTitle(key)}, on ${answers?.day}`),
    ...GUIDELINE_KEYS.map((guideline) => guidelineHead(guideline, day)),
    'NOVA',
    ...columns.map((label) => `${NUTRIENTS[label].name}, ${NUTRIENTS[label].unit} ${per}`),
    t`Price, USD`,
  ];
  const rows = products.map((product) => [
    gtinOf(product.gtin),
    ...[
      product.brand,
      displayName(product),
      product.family_title && categoryName(product.family_title),
      ...keys.map(
        (key) => answers?.byGtin.get(product.gtin)?.find((each) => each.key === key)?.words ?? null,
      ),
      ...GUIDELINE_KEYS.map((guideline) => VERDICT_WORDS[verdictOf(product, guideline)]),
      product.nova_label,
      ...columns.map((label) => nutrientFigure(nutrition?.get(product.gtin), label, basis)),
      product.price?.amount,
    ].map((value) => text(value ?? null)),
  ]);
  return [head.map(text), ...rows];
}
