import { ImportError, lacksColumns } from '#importers/import-error.ts';
import type { DataFile } from '#importers/input/data-file.ts';
import { readCsv } from '#importers/input/read-csv.ts';
import { byWord } from '#importers/normalise/by-word.ts';
import { cleanShortText } from '#importers/normalise/clean-text.ts';
import { readNumber } from '#importers/normalise/read-amount.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import { type OpenSource, type Row, reject } from '#importers/row.ts';
import { tradeItemOf } from '#server/catalogue/trade-item.ts';

const ROWS_AT_A_TIME = 500;
const LONGEST_UNIT = 40;
const HEAD_BYTES = 64 * 1024;

/** What price lists call the three columns, without signs and case. */
const TITLES = {
  gtin: 'gtin gtin14 gtin13 gtin12 upc upca upccode ean ean13 barcode gtinupc',
  price: 'price unitprice listprice priceusd amount cost netprice',
  unit: 'unit uom unitofmeasure priceunit per pricebasis',
} as const;
type Column = keyof typeof TITLES;
const COLUMNS = Object.keys(TITLES) as Column[];
const COLUMN_OF = byWord<Column>(TITLES);

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** A price list: CSV with the columns gtin, price and unit under any of their usual names, in any order. */
export function openPrices(file: DataFile): OpenSource {
  return { source: 'prices', totalBytes: file.size, rows: (report) => readRows(file, report) };
}

/** Whether a first line is the header of a price list. */
export function isPriceHeader(line: string): boolean {
  return DELIMITERS.some((delimiter) => {
    const found = findColumns(line.split(delimiter));
    return found.gtin !== undefined && found.price !== undefined;
  });
}

async function* readRows(file: DataFile, report: (bytesRead: number) => void): AsyncGenerator<Row[]> {
  const delimiter = await findDelimiter(file);
  let columns: Record<Column, number> | undefined;
  let rows: Row[] = [];
  for await (const { line, fields } of readCsv(file, delimiter, report)) {
    if (!columns) {
      columns = requireColumns(file.name, fields);
      continue;
    }
    rows.push(toRow(line, fields, columns));
    if (rows.length < ROWS_AT_A_TIME) continue;
    yield rows;
    rows = [];
  }
  if (!columns) throw new ImportError(`${file.name} is empty.`);
  yield rows;
}

/** The separator that splits the header into the most columns: spreadsheets write what their country uses. */
async function findDelimiter(file: DataFile): Promise<string> {
  const header = await readHeader(file);
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

async function readHeader(file: DataFile): Promise<string> {
  for await (const chunk of file.read())
    return chunk.subarray(0, HEAD_BYTES).toString('utf8').split(/\r?\n/)[0] ?? '';
  return '';
}

function findColumns(header: readonly string[]): Partial<Record<Column, number>> {
  const titles = header.map((title) => title.toLowerCase().replace(/[^a-z0-9]+/g, ''));
  const found: Partial<Record<Column, number>> = {};
  for (const column of COLUMNS) {
    const at = titles.findIndex((title) => COLUMN_OF.get(title) === column);
    if (at >= 0) found[column] = at;
  }
  return found;
}

function requireColumns(name: string, header: readonly string[]): Record<Column, number> {
  const found = findColumns(header);
  const { gtin, price, unit } = found;
  if (gtin !== undefined && price !== undefined && unit !== undefined) return { gtin, price, unit };
  const missing = COLUMNS.filter((column) => found[column] === undefined);
  throw lacksColumns(name, missing, ': a price list has gtin, price and unit');
}

function toRow(line: number, fields: readonly string[], columns: Record<Column, number>): Row {
  const given = fields[columns.gtin] ?? '';
  const gtin = readGtin(given);
  if (!gtin.ok) return reject(line, given, gtin.reason);
  const price = readPrice(fields[columns.price] ?? '');
  if (!price.ok) return reject(line, given, price.reason);
  const unit = cleanShortText(fields[columns.unit], LONGEST_UNIT);
  if (unit === null) return reject(line, given, 'The price unit is missing');
  const item = tradeItemOf({ gtin: gtin.gtin, price: { amount: price.amount, currency: 'USD', unit } });
  return { line, gtin: given, result: { item }, warnings: gtin.warning === undefined ? [] : [gtin.warning] };
}

type ReadPrice =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly reason: string };

/** The most the store holds; above it a list was misread. */
const HIGHEST = 9_999_999_999;

/** A price in US dollars as price lists write it: "3.5", "$1,234.50", "USD 3.50", "12,50". */
export function readPrice(text: string): ReadPrice {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'The price is missing' };
  const digits = trimmed.replace(/^(?:US\s?\$|USD|\$)\s*|\s*(?:USD|US\$|\$)$/gi, '');
  if (/[€£¥]|\b(?:EUR|GBP|CAD|MXN|CHF|AUD)\b/i.test(digits)) {
    return { ok: false, reason: `The price "${trimmed}" is not in US dollars` };
  }
  const amount = /^\d+(?:[.,]\d+)*$/.test(digits) ? readNumber(digits) : Number.NaN;
  if (!Number.isFinite(amount)) return { ok: false, reason: `The price "${trimmed}" is not a number` };
  if (amount <= 0 || amount > HIGHEST) return { ok: false, reason: `The price "${trimmed}" is out of range` };
  const cents = amount * 100;
  if (Math.abs(cents - Math.round(cents)) > 1e-6) {
    return { ok: false, reason: `The price "${trimmed}" has fractions of a cent` };
  }
  return { ok: true, amount: Math.round(cents) / 100 };
}
