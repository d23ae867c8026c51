import type { Order } from '#contract/orders.schema.ts';
import { csvText, gtinCell, plainCell } from '#web/lib/csv-text.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import type { JudgedByGtin } from '../judged-query.ts';
import { type Cell, exportRows } from './export-rows.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** Hands the order to the browser as a file; answers its name. */
export async function saveOrder(order: Order, judged: JudgedByGtin, format: ExportFormat): Promise<string> {
  const rows = exportRows(order, judged);
  const name = fileName(order.name, format);
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
