/** A cell of a file for a spreadsheet; null: not known, which stays empty. */
export interface Cell {
  readonly value: string | number | null;
  /** Digits that stay text. */
  readonly isGtin?: boolean;
}

export const text = (value: string | number | null): Cell => ({ value });
export const gtinOf = (value: string | null): Cell => ({ value, isGtin: true });

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A worksheet has 1,048,576 rows; the first is the head. */
export const MAX_SHEET_PRODUCTS = 1_048_575;

/** `larder-november-order-guide.csv`; `otherwise` where the name has no letter or digit. */
export function fileName(name: string, otherwise: string, format: ExportFormat): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return `larder-${words || otherwise}.${format}`;
}
