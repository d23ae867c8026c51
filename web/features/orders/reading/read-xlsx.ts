import { unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { t } from 'ttag';
import { MAX_ROWS, type ReadFile, refuse, tidyRows, tooManyRows } from './sheet.ts';

/** Unpacked, of the parts that are read. A sheet of 6,000 rows has a few million. */
const MAX_UNPACKED_BYTES = 60_000_000;
/** What a workbook's values are in: neither macros nor pictures nor what it links to are unpacked. */
const PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/.*|xl\/(?:workbook\.xml|_rels\/.*|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml))$/i;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const ROW = new TextEncoder().encode('<row ');
const BROKEN = t`This workbook is damaged. Open it, save it again as XLSX and try again.`;

/** Reads the values of a workbook, as last computed: formulas and macros are never run. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  let unpacked = 0;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PARTS.test(name)) return false;
        unpacked += originalSize;
        return unpacked <= MAX_UNPACKED_BYTES;
      },
    });
  } catch {
    return refuse(BROKEN);
  }
  if (unpacked > MAX_UNPACKED_BYTES) {
    return refuse(
      t`Unpacked, this workbook is larger than 60 MB. Copy the lines of the order into a new one.`,
    );
  }
  if (!('xl/workbook.xml' in parts)) {
    return refuse(t`This file is packed like a workbook, but holds none. Save the sheet as XLSX or CSV.`);
  }
  for (const [name, part] of Object.entries(parts)) {
    const rows = SHEET.test(name) ? countRows(part) : 0;
    if (rows > MAX_ROWS) return tooManyRows(rows);
  }
  return readParts(parts);
}

async function readParts(parts: Record<string, Uint8Array>): Promise<ReadFile> {
  // Stored, not packed: what unpacks it again starts no workers, which the page's policy forbids.
  const stored = zipSync(parts, { level: 0 });
  try {
    const sheets = await readXlsxFile(stored.buffer as ArrayBuffer);
    const tidy = sheets.map(({ sheet, data }) => ({ name: sheet, rows: tidyRows(data) }));
    const filled = tidy.filter(({ rows }) => rows.length > 0);
    return filled.length === 0
      ? refuse(t`There are no rows in it.`)
      : { ok: true, notice: null, sheets: filled };
  } catch {
    return refuse(BROKEN);
  }
}

function countRows(part: Uint8Array): number {
  let rows = 0;
  for (let at = part.indexOf(ROW[0] ?? 0); at >= 0; at = part.indexOf(ROW[0] ?? 0, at + 1)) {
    if (ROW.every((byte, i) => part[at + i] === byte)) rows += 1;
  }
  return rows;
}
