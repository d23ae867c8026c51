import { c, t } from 'ttag';
import { type Cell, gtinOf, text } from '#contract/cell.ts';
import { judgedCells, judgedHead } from '#contract/judged-cells.ts';
import { lineAmount } from '#contract/line-amount.ts';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { Order, OrderLine } from '#contract/orders.schema.ts';
import type { LineUnit } from '#contract/orders.ts';
import { type JudgedOrder, judgedOf } from '../judged-query.ts';
import { MATCH_WORDS, stateOf } from '../match-state.ts';
import { unitWords } from '../unit-words.ts';

const HEAD = [
  t`Line`,
  t`Code in the file`,
  t`Supplier number`,
  t`Brand in the file`,
  t`Name in the file`,
  t`Pack`,
  t`Quantity`,
  t`Unit`,
  t`Price, USD`,
  t`Price per`,
  t`Amount, USD`,
  t`Match`,
  t`What was done`,
  t`Not counted`,
  'GTIN',
  t`Product`,
  t`Brand`,
  t`Swapped for GTIN`,
  t`Swapped for`,
  t`Swapped quantity`,
  t`Swapped unit`,
] as const;

/** Every line with its verdicts and their reasons. What is not known is empty, and never reads as free from or passing. */
export function exportRows(order: Order, { byGtin, answers }: JudgedOrder): Cell[][] {
  const products = new Map(order.products.map((product) => [product.gtin, product]));
  const head = [...HEAD.map((value): Cell => ({ value })), ...judgedHead(answers)];
  const rows = order.lines.map((line) => [
    ...lineCells(line, products),
    ...judgedCells(judgedOf(byGtin, line), answers),
  ]);
  return [head, ...rows];
}

/** Null: the line counts. */
function asideText({ is_aside, merged_into }: OrderLine): string | null {
  if (!is_aside) return null;
  return merged_into === null ? c('line').t`Set aside` : t`Merged into line ${merged_into}`;
}

const unitOf = (unit: LineUnit | null) => unit && unitWords(unit, 1);

/** In whole cents: 22 times 29.81 is 655.82, which a binary product misses. */
function amountOf(line: OrderLine): number | null {
  const amount = lineAmount(line);
  return amount === null ? null : Math.round(amount * 100) / 100;
}

function lineCells(line: OrderLine, products: ReadonlyMap<string, LineProduct>): Cell[] {
  const product = products.get(line.gtin ?? '');
  const swapped = products.get(line.swapped_gtin ?? '');
  return [
    text(line.line),
    { value: line.code, isGtin: /^\d{8,14}$/.test(line.code) },
    ...[line.supplier_number, line.brand, line.name, line.pack].map(text),
    ...[line.quantity, line.unit, line.price, unitOf(line.price_per), amountOf(line)].map(text),
    text(MATCH_WORDS[stateOf(line)]),
    text(line.note),
    text(asideText(line)),
    gtinOf(line.gtin),
    ...[product?.name ?? null, product?.brand ?? null].map(text),
    gtinOf(line.swapped_gtin),
    ...[swapped?.name ?? null, line.swapped_quantity, unitOf(line.swapped_unit)].map(text),
  ];
}
