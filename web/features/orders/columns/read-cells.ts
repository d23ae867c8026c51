import { parseGtin } from '#contract/gtin.ts';

/** Whether a cell looks like a GTIN, zeros lost or shortened by a spreadsheet. */
export function isCode(cell: string): boolean {
  const digits = cell.replaceAll(/[\s'-]/g, '').replace(/\.0+$/, '');
  if (isShortened(cell)) return true;
  return /^\d{11,14}$/.test(digits) && (parseGtin(digits.padStart(14, '0')).ok || digits.length >= 12);
}

/** Whether a spreadsheet has shortened a code: 1.09E+13. */
export function isShortened(cell: string): boolean {
  return /^[1-9](?:[.,]\d+)?e\+?\d{1,2}$/i.test(cell.trim());
}

/** Commas between groups of three digits; the one in `0,125` is a decimal comma. */
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?=\.|$)/;

/** `$1,234.50` → 1234.5; null for what is no amount, or less than nothing. */
export function readNumber(cell: string): number | null {
  const plain = cell.replaceAll(/[$\s]|USD/g, '').replace(THOUSANDS, (digits) => digits.replaceAll(',', ''));
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}
