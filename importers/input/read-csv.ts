import { pipeline } from 'node:stream/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import { ImportError, lacksColumns } from '#importers/import-error.ts';
import type { DataFile } from './data-file.ts';
import { refuseForeignEncoding } from './encoding.ts';

const LONGEST_RECORD = 32 * 1024 * 1024;

export interface CsvRow {
  /** Line of the file on which the row ends. */
  readonly line: number;
  readonly fields: readonly string[];
}

/**
 * The rows of a CSV file, header included. Quotes inside unquoted fields are text. Throws ImportError where the file
 * is not valid CSV to its end.
 */
export async function* readCsv(
  file: DataFile,
  delimiter: string,
  onProgress?: (bytesRead: number) => void,
): AsyncGenerator<CsvRow> {
  const parser = parse({ ...OPTIONS, delimiter });
  pipeline(withoutMark(file, onProgress), parser).catch(() => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      yield { line: info.lines, fields: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? describeCsvError(file.name, error) : error;
  }
}

const OPTIONS: Options = {
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_RECORD,
};

async function* withoutMark(
  file: DataFile,
  onProgress?: (bytesRead: number) => void,
): AsyncGenerator<Buffer> {
  let first = true;
  for await (const chunk of file.read(onProgress)) {
    yield first ? refuseForeignEncoding(file.name, chunk) : chunk;
    first = false;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_MAX_RECORD_SIZE: 'a row has more than 32 MB',
};

function describeCsvError(name: string, error: CsvError): ImportError {
  const line = error.lines;
  const at = typeof line === 'number' ? ` from line ${line} on` : '';
  const reason = REASONS[error.code] ?? error.message.toLowerCase();
  return new ImportError(`${name} cannot be read as CSV${at}: ${reason}.`, { cause: error });
}

/** The rows after the header, with the positions of the columns asked for. Throws ImportError naming those missing. */
export async function* readCsvColumns<Column extends string>(
  file: DataFile,
  columns: readonly Column[],
  onProgress?: (bytesRead: number) => void,
): AsyncGenerator<{ line: number; values: Record<Column, string> }> {
  let positions: readonly (readonly [Column, number])[] | undefined;
  for await (const { line, fields } of readCsv(file, ',', onProgress)) {
    if (!positions) {
      positions = findColumns(file.name, fields, columns);
      continue;
    }
    const values = {} as Record<Column, string>;
    for (const [column, position] of positions) values[column] = fields[position] ?? '';
    yield { line, values };
  }
  if (!positions) throw new ImportError(`${file.name} is empty.`);
}

function findColumns<Column extends string>(
  name: string,
  header: readonly string[],
  columns: readonly Column[],
): (readonly [Column, number])[] {
  const names = header.map((title) => title.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw lacksColumns(name, missing);
  return columns.map((column) => [column, names.indexOf(column)] as const);
}
