import type { FileLine } from '#contract/orders.schema.ts';
import {
  LINE_TEXTS,
  type LineText,
  MAX_LINE_TEXT_LENGTH,
  MAX_ORDER_PRICE,
  MAX_ORDER_QUANTITY,
} from '#contract/orders.ts';
import type { Rows } from '../reading/sheet.ts';
import { type Field, PRICE_UNITS } from './fields.ts';
import { readNumber } from './read-cells.ts';

/** The lines below the head, numbered from 1; rows without anything in a used column are none. */
export function toLines(rows: Rows, headRow: number, fields: readonly Field[]): FileLine[] {
  const lines: FileLine[] = [];
  for (const row of rows.slice(headRow + 1)) {
    const used = fields.some((field, at) => field !== 'ignore' && (row[at] ?? '') !== '');
    if (used) lines.push(lineOf(row, fields, lines.length + 1));
  }
  return lines;
}

function lineOf(row: readonly string[], fields: readonly Field[], line: number): FileLine {
  const cell = (field: Field) => row[fields.indexOf(field)] ?? '';
  const price = (['price_case', 'price_each'] as const).find((field) => cell(field) !== '');
  const amount = price ? within(readNumber(cell(price)), MAX_ORDER_PRICE) : null;
  return {
    line,
    ...textsOf((field) => cut(cell(field))),
    quantity: within(readNumber(cell('quantity')), MAX_ORDER_QUANTITY),
    price: amount,
    price_per: amount === null || price === undefined ? null : (PRICE_UNITS[price] ?? null),
  };
}

const textsOf = (read: (field: LineText) => string) =>
  Object.fromEntries(LINE_TEXTS.map((field) => [field, read(field)])) as Record<LineText, string>;

/** No half of a character at the end: the server would refuse the line. */
const cut = (text: string) => text.slice(0, MAX_LINE_TEXT_LENGTH).toWellFormed();

const within = (value: number | null, most: number) => (value === null || value > most ? null : value);
