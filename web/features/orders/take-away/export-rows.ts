import { lineAmount } from '#contract/line-amount.ts';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { Judged, Order, OrderLine } from '#contract/orders.schema.ts';
import { type JudgedByGtin, judgedOf } from '../judged-query.ts';
import { MATCH_WORDS, stateOf } from '../match-state.ts';
import { type Cell, gtinOf, JUDGED_HEAD, judgedCells, text } from './judged-cells.ts';

const HEAD = [
  'Line',
  'Code in the file',
  'Supplier number',
  'Brand in the file',
  'Name in the file',
  'Pack',
  'Quantity',
  'Unit',
  'Price, USD',
  'Price per',
  'Amount, USD',
  'Match',
  'What was done',
  'GTIN',
  'Product',
  'Brand',
  'Swapped for GTIN',
  'Swapped for',
  'Swapped quantity',
  'Swapped unit',
  ...JUDGED_HEAD,
] as const;

/** Every line with its verdicts and their reasons. What is not known is empty, and never reads as free from or passing. */
export function exportRows(order: Order, judged: JudgedByGtin): Cell[][] {
  const products = new Map(order.products.map((product) => [product.gtin, product]));
  const head = HEAD.map((value): Cell => ({ value }));
  return [head, ...order.lines.map((line) => rowOf(line, products, judgedOf(judged, line)))];
}

function rowOf(
  line: OrderLine,
  products: ReadonlyMap<string, LineProduct>,
  judged: Judged | undefined,
): Cell[] {
  const product = products.get(line.gtin ?? '');
  const swapped = products.get(line.swapped_gtin ?? '');
  return [
    text(line.line),
    { value: line.code, isGtin: /^\d{8,14}$/.test(line.code) },
    ...[line.supplier_number, line.brand, line.name, line.pack].map(text),
    ...[line.quantity, line.unit, line.price, line.price_per, lineAmount(line)].map(text),
    text(MATCH_WORDS[stateOf(line)]),
    text(line.note),
    gtinOf(line.gtin),
    ...[product?.name ?? null, product?.brand ?? null].map(text),
    gtinOf(line.swapped_gtin),
    ...[swapped?.name ?? null, line.swapped_quantity, line.swapped_unit].map(text),
    ...judgedCells(judged),
  ];
}
