/** Rows as a CSV file (RFC 4180), with the mark by which a spreadsheet knows UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(quotedCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A spreadsheet takes digits for a number and drops the zeros they begin with; as this it keeps them all. */
export function gtinCell(gtin: string): string {
  return `="${gtin}"`;
}

/** No tab or line break may end a cell early, and no text may begin a formula (CWE-1236). */
export function plainCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll(/\s+/g, ' ').trim();
  return /^[=+\-@]/.test(text) ? `'${text}` : text;
}

export function quotedCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
