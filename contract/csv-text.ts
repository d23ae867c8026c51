import type { Cell } from './cell.ts';

/** The mark by which a spreadsheet knows UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** A row as a line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => quotedCell(cellText(cell))).join(',')}\r\n`;
}

/** What stands in a cell of a CSV file, not quoted yet. */
export function cellText({ value, isGtin }: Cell): string {
  return isGtin && typeof value === 'string' && value !== '' ? gtinCell(value) : plainCell(value);
}

/** A spreadsheet takes digits for a number and drops the zeros they begin with; as this it keeps them all. */
function gtinCell(gtin: string): string {
  return `="${gtin}"`;
}

/** No tab or line break may end a cell early, and no text may begin a formula (CWE-1236), of full width neither. */
function plainCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll(/\s+/g, ' ').trim();
  return /^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
}

export function quotedCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
