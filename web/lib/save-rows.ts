import { type Cell, EXPORT_TYPES, type ExportFormat } from '#contract/cell.ts';
import { csvLine, UTF8_MARK } from '#contract/csv-text.ts';
import { downloadFile } from './download-file.ts';

/** Hands rows to the browser as a file, the first of them the head; answers the file's name. */
export async function saveRows(
  name: string,
  rows: readonly (readonly Cell[])[],
  format: ExportFormat,
  sheet: string,
): Promise<string> {
  const content =
    format === 'csv' ? `${UTF8_MARK}${rows.map(csvLine).join('')}` : await workbook(rows, sheet);
  downloadFile(name, EXPORT_TYPES[format], content);
  return name;
}

/** Texts are stored as texts: in a workbook nothing that begins like a formula is one. */
async function workbook(rows: readonly (readonly Cell[])[], sheet: string): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const data = rows.map((row, at) =>
    row.map(({ value }) => {
      if (value === null || value === '') return null;
      const style = at === 0 ? ({ fontWeight: 'bold' } as const) : {};
      return typeof value === 'number'
        ? { value, type: Number, ...style }
        : { value, type: String, ...style };
    }),
  );
  return writeXlsxFile(data, { sheet, stickyRowsCount: 1 }).toBlob();
}
