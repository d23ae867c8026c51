import type { Order } from '#contract/orders.schema.ts';
import { csvText, gtinCell, plainCell } from '#web/lib/csv-text.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import type { JudgedOrder } from '../judged-query.ts';
import { exportRows } from './export-rows.ts';
import type { Cell } from './judged-cells.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** Hands the order to the browser as a file; answers its name. */
export function saveOrder(order: Order, judged: JudgedOrder, format: ExportFormat): Promise<string> {
  return saveRows(order.name, exportRows(order, judged), format);
}

/** Hands rows to the browser as a file named after a list; answers the file's name. */
export async function saveRows(
  listName: string,
  rows: readonly (readonly Cell[])[],
  format: ExportFormat,
): Promise<string> {
  const name = fileName(listName, format);
  if (format === 'csv')
    downloadFile(name, 'text/csv;charset=utf-8', csvText(rows.map((row) => row.map(csvCell))));
  else downloadFile(name, 'application/octet-stream', await workbook(rows));
  return name;
}

function csvCell({ value, isGtin }: Cell): string {
  return isGtin && typeof value === 'string' && value !== '' ? gtinCell(value) : plainCell(value);
}

/** Texts are stored as texts: in a workbook nothing that begins like a formula is one. */
async function workbook(rows: readonly (readonly Cell[])[]): Promise<Blob> {
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
  return writeXlsxFile(data, { sheet: 'Order', stickyRowsCount: 1 }).toBlob();
}

/** `larder-november-order-guide.csv` */
function fileName(name: string, format: ExportFormat): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return `larder-${words || 'order'}.${format}`;
}
