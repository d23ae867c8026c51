import { ALLERGEN_KEYS, ALLERGENS } from '#contract/allergens.ts';
import { GUIDELINES, type Guideline } from '#contract/guideline.ts';
import { lineAmount } from '#contract/line-amount.ts';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { Judged, Order, OrderLine } from '#contract/orders.schema.ts';
import { SHELF_GUIDELINES, VERDICT_WORDS } from '#web/features/product-facts/product-labels.ts';
import { type JudgedByGtin, judgedOf } from '../judged-query.ts';
import { MATCH_WORDS, stateOf } from '../match-state.ts';

/** `gtin`: digits that stay text. */
export interface Cell {
  readonly value: string | number | null;
  readonly isGtin?: boolean;
}

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
  ...SHELF_GUIDELINES.flatMap((guideline) => [
    GUIDELINES[guideline].name,
    `${GUIDELINES[guideline].name}, why`,
  ]),
  'NOVA',
  'Contains',
  'Named in the ingredients',
  'May contain',
  'Declared free from',
  'Not declared',
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
    { value: line.gtin, isGtin: true },
    ...[product?.name ?? null, product?.brand ?? null].map(text),
    { value: line.swapped_gtin, isGtin: true },
    ...[swapped?.name ?? null, line.swapped_quantity, line.swapped_unit].map(text),
    ...SHELF_GUIDELINES.flatMap((guideline) => verdictCells(judged, guideline)),
    text(judged?.nova_label ?? null),
    ...allergenCells(judged),
  ];
}

const text = (value: string | number | null): Cell => ({ value });

function verdictCells(judged: Judged | undefined, guideline: Guideline): Cell[] {
  const found = judged?.guidelines.find((each) => each.guideline === guideline);
  return found ? [text(VERDICT_WORDS[found.verdict]), text(found.summary)] : [text('Not judged'), text(null)];
}

function allergenCells(judged: Judged | undefined): Cell[] {
  if (!judged) return Array.from({ length: 5 }, () => text(null));
  const { conflict, contains, named, may_contain, free_from } = judged.allergens;
  const told = new Set([...conflict, ...contains, ...named, ...may_contain, ...free_from]);
  const unknown = ALLERGEN_KEYS.filter((allergen) => !told.has(allergen));
  // A conflict is named by the ingredients, whatever is declared.
  return [contains, [...named, ...conflict], may_contain, free_from, unknown].map((some) =>
    text(some.map((allergen) => ALLERGENS[allergen]).join(', ')),
  );
}
