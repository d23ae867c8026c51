import { ImportError, lacksColumns } from '#importers/import-error.ts';
import type { DataFile } from '#importers/input/data-file.ts';
import { readLines } from '#importers/input/read-lines.ts';
import { type OpenSource, type Row, reject } from '#importers/row.ts';
import { mapOffProduct } from './map.ts';
import { OFF_STEMS } from './nutrients.ts';

const REQUIRED = ['code', 'product_name'] as const;

/**
 * The CSV export, whole or some of its columns. Fields are separated by tabs, also where the file is named .csv, and
 * quotes are text: a line is a row.
 */
export function openOffExport(file: DataFile): OpenSource {
  return { source: 'off', totalBytes: file.size, rows: (report) => readRows(file, report) };
}

async function* readRows(file: DataFile, report: (bytesRead: number) => void): AsyncGenerator<Row[]> {
  let columns: Columns | undefined;
  let line = 0;
  for await (const lines of readLines(file.name, file.read(report))) {
    const rows: Row[] = [];
    for (const text of lines) {
      line++;
      if (text === '') continue;
      const fields = text.split('\t');
      if (columns) rows.push(toRow(line, fields, columns));
      else columns = findColumns(file.name, fields);
    }
    yield rows;
  }
  if (!columns) throw new ImportError(`${file.name} is empty.`);
}

interface Columns {
  readonly count: number;
  readonly at: ReadonlyMap<string, number>;
}

function findColumns(name: string, header: readonly string[]): Columns {
  const at = new Map(header.map((title, index) => [title.trim(), index]));
  const missing = REQUIRED.filter((column) => !at.has(column));
  if (missing.length > 0) throw lacksColumns(name, missing, " of Open Food Facts' export");
  return { count: header.length, at };
}

const AMOUNT_COLUMNS: ReadonlyMap<string, string> = new Map(OFF_STEMS.map((stem) => [stem, `${stem}_100g`]));

function toRow(line: number, fields: readonly string[], { count, at }: Columns): Row {
  const field = (column: string) => {
    const index = at.get(column);
    return index === undefined ? '' : (fields[index] ?? '').trim();
  };
  if (fields.length !== count) {
    const reason = `The row has ${fields.length} columns, the header has ${count}`;
    return reject(line, field('code'), reason);
  }
  return mapOffProduct({
    line,
    text: (name) => field(name) || (name === 'product_name' ? field('abbreviated_product_name') : ''),
    tags: (name) => splitTags(field(name === 'allergens_tags' ? 'allergens' : name)),
    imageUrl: field('image_url'),
    amountOf: (stem) => field(AMOUNT_COLUMNS.get(stem) ?? ''),
    basis: null,
  });
}

function splitTags(list: string): string[] {
  return list
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
