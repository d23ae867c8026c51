import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFileError } from '#importers/import-error.ts';
import type { Row } from '#importers/row.ts';
import type { Warnings } from './warnings.ts';

export interface RejectFile {
  add(row: Row, reason: string): void;
  /** Writes what was added to disk. Throws ImportError where the file cannot be written. */
  flush(): Promise<void>;
  /** The path of the file; undefined where nothing was rejected. */
  close(): Promise<string | undefined>;
}

const FOLDER = 'imports';

/** Rejected rows as CSV with line, GTIN and reason; the file is created with the first. */
export function rejectFile(dataDir: string, name: string): RejectFile {
  const folder = join(dataDir, FOLDER);
  const path = join(folder, `${name}.rejects.csv`);
  let file: FileHandle | undefined;
  let waiting = '';

  async function flush(): Promise<void> {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    try {
      if (!file) {
        await mkdir(folder, { recursive: true });
        file = await open(path, 'w');
        await file.appendFile('line,gtin,reason\n');
      }
      await file.appendFile(text);
    } catch (error) {
      throw describeFileError(path, error);
    }
  }

  return {
    add({ line, file, gtin }, reason) {
      waiting += csvLine([line, gtin, inFile(reason, file)]);
    },
    flush,
    async close() {
      await flush();
      await file?.close();
      return file && path;
    },
  };
}

/**
 * Writes every warning with its first row and its number of rows as CSV, the most frequent first, and returns the path;
 * undefined without warnings. Throws ImportError where the file cannot be written.
 */
export async function writeWarningFile(
  dataDir: string,
  name: string,
  { byText, others }: Warnings,
): Promise<string | undefined> {
  if (byText.size === 0) return undefined;
  const folder = join(dataDir, FOLDER);
  const path = join(folder, `${name}.warnings.csv`);
  const lines = [...byText]
    .sort(([, a], [, b]) => b.rows - a.rows)
    .map(([text, { line, file, gtin, rows }]) => csvLine([line, gtin, rows, inFile(text, file)]));
  const rest = others === 0 ? '' : csvLine(['', '', others, 'other warnings, not listed']);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, `first line,first gtin,rows,warning\n${lines.join('')}${rest}`);
  } catch (error) {
    throw describeFileError(path, error);
  }
  return path;
}

/** A line number alone says little where there are many files. */
const inFile = (text: string, file: string | undefined) => (file === undefined ? text : `${text} (${file})`);

function csvLine(fields: readonly (string | number)[]): string {
  return `${fields.map((field) => csvField(String(field))).join(',')}\n`;
}

function csvField(text: string): string {
  // A spreadsheet would run a field that begins so as a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
