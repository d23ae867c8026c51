import { t } from 'ttag';
import { type Cell, gtinOf, text } from '#contract/cell.ts';
import { judgedCells, judgedHead } from '#contract/judged-cells.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import type { ProductType } from '#contract/product.ts';
import type { ListLines } from '#contract/scorecards.schema.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import type { AskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { saidOnDay } from '../said-on-day.ts';
import { splitCases } from './split-cases.ts';

const HEAD = [
  t`Line`,
  'GTIN',
  t`Product`,
  t`Brand`,
  t`Category`,
  t`Level`,
  t`Quantity`,
  t`Case GTIN`,
  t`A case holds`,
  t`Full cases`,
  t`Single ones left over`,
  t`Price on file, USD`,
  t`Price per`,
  t`Judged by GTIN`,
  t`Tag`,
  t`Note`,
] as const;

const LEVELS: Readonly<Partial<Record<ProductType, string>>> = {
  BASE_UNIT_OR_EACH: t`each`,
  PACK_OR_INNER_PACK: t`inner pack`,
  CASE: t`case`,
  DISPLAY_SHIPPER: t`display`,
  MIXED_MODULE: t`display`,
  PALLET: t`pallet`,
  TRANSPORT_LOAD: t`load`,
};

/** A list as an order sheet: what is ordered, in cases too, with verdicts and reasons. What is not known is empty. */
export function listRows(list: ListLines, asked: AskedAnswers): Cell[][] {
  const said = saidOnDay(list.day, list.answers, asked);
  const products = new Map(list.products.map((product) => [product.gtin, product]));
  const notes = new Map(list.notes.map((each) => [each.gtin, each]));
  const judged = new Map(list.judged.map((product) => [product.gtin, product]));
  return [
    [...HEAD.map((value): Cell => ({ value })), ...judgedHead(said)],
    ...list.lines.map((line) => {
      const gtin = line.swapped_gtin ?? line.gtin;
      const product = products.get(gtin ?? '');
      const written = notes.get(line.code);
      const price = line.level === 'BASE_UNIT_OR_EACH' || line.level === null ? product?.price : null;
      return [
        text(line.line),
        gtinOf(line.code),
        ...[
          line.name || (product?.name ?? null),
          product?.brand ?? null,
          product?.family_title ? categoryName(product.family_title) : null,
        ].map(text),
        text((line.level && LEVELS[line.level]) ?? null),
        text(line.quantity),
        ...caseCells(line, list.cases),
        text(price?.amount ?? null),
        text(price?.unit ?? null),
        gtinOf(gtin),
        text(written?.tag ?? null),
        text(written?.note ?? null),
        ...judgedCells(judged.get(gtin ?? ''), said),
      ];
    }),
  ];
}

function caseCells(line: OrderLine, known: ListLines['cases']): Cell[] {
  const { case_gtin, holds, cases, eaches } = splitCases(line, known);
  return [gtinOf(case_gtin), text(holds), text(cases), text(eaches)];
}
