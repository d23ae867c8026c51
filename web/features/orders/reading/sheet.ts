import { t } from 'ttag';
import { LOCALE } from '#web/lib/language.ts';

/** Cells as text, row by row. */
export type Rows = readonly (readonly string[])[];

export interface Sheet {
  readonly name: string;
  readonly rows: Rows;
}

/** What a file or a paste turned out to be. */
export type ReadFile =
  | { readonly ok: true; readonly sheets: readonly Sheet[]; readonly notice: string | null }
  | { readonly ok: false; readonly detail: string };

/** A sentence for who brought the file: what is wrong with it, and what to do. */
export const refuse = (detail: string): ReadFile => ({ ok: false, detail });

export const MAX_FILE_BYTES = 20_000_000;
/** Beyond the lines of an order: heads, titles and empty rows. */
export const MAX_ROWS = 6_000;
/** Wider sheets are no order guides. */
const MAX_COLUMNS = 60;
/** Of a cell; a line's texts are cut again to what an order holds. */
const MAX_CELL_LENGTH = 1_000;

export const tooManyRows = (rows: number): ReadFile =>
  refuse(t`${rows.toLocaleString(LOCALE)} rows; an order holds 5,000. Delete empty rows and try again.`);

/** Without what a spreadsheet does not show, and without empty rows and columns at the end. */
export function tidyRows(rows: readonly (readonly unknown[])[]): string[][] {
  const tidy = rows.map((row) => {
    const cells = row.slice(0, MAX_COLUMNS).map(cellText);
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
  return tidy.slice(0, tidy.findLastIndex((row) => row.length > 0) + 1);
}

const CONTROL = /[\p{Cc}\p{Cf}]+/gu;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return text.replaceAll(CONTROL, ' ').trim().slice(0, MAX_CELL_LENGTH);
}
