import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { t } from 'ttag';
import { MAX_ROWS, type ReadFile, refuse, tidyRows, tooManyRows } from './sheet.ts';

const BINARY = t`This is neither an XLSX nor a CSV file. Save the sheet as one of them and try again.`;
/** The rarer in descriptions and prices first. */
const DELIMITERS = ['\t', '|', ';', ','];
const LINE_FEED = 10;

/** Reads a CSV file: UTF-8, UTF-16 with its mark, or else Windows-1252, which is said. */
export function readCsv(bytes: Uint8Array): ReadFile {
  const rows = countLines(bytes);
  if (rows > MAX_ROWS) return tooManyRows(rows);
  const { text, notice } = decode(bytes);
  if (text === undefined || /\0/.test(text)) return refuse(BINARY);
  return readDelimited(text, notice);
}

/** Rows copied from a spreadsheet have tabs between cells. */
export function readPasted(text: string): ReadFile {
  if (text.includes('\0')) return refuse(t`The pasted text is not readable. Copy the rows again.`);
  return readDelimited(text, null);
}

function readDelimited(text: string, notice: string | null): ReadFile {
  try {
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: MAX_ROWS + 1,
    });
    if (rows.length > MAX_ROWS) return tooManyRows(rows.length);
    const tidy = tidyRows(rows);
    return tidy.length === 0
      ? refuse(t`There are no rows in it.`)
      : { ok: true, notice, sheets: [{ name: '', rows: tidy }] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(t`A quotation mark in it is never closed. Save the sheet as XLSX and try again.`);
  }
}

/** The one that most of the first lines have. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 20_000).split(/[\r\n]+/);
  const counts = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: lines.filter((line) => line.includes(delimiter)).length,
  }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

function decode(bytes: Uint8Array): { readonly text: string | undefined; readonly notice: string | null } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), notice: null };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), notice: null };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notice: null };
  } catch {
    const isBinary = bytes.subarray(0, 4_000).includes(0);
    return isBinary
      ? { text: undefined, notice: null }
      : {
          text: new TextDecoder('windows-1252').decode(bytes),
          notice: t`The file is not UTF-8; it was read as Windows-1252. Check names with accents.`,
        };
  }
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) lines += 1;
  return lines;
}
