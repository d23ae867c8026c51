import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFileError } from '#importers/import-error.ts';
import type { Row } from '#importers/row.ts';
import type { Remarks } from './remarks.ts';

export interface RejectFile {
  add(row: Row, reason: string): void;
  /** Writes what was added to disk. Throws ImportError where the disk does not take it. */
  flush(): Promise<void>;
  /** The path of the file; undefined where nothing was rejected. */
  close(): Promise<string | undefined>;
}

const FOLDER = 'imports';

/** Rows that could not be taken, as CSV with line, GTIN and reason: made when the first one comes. */
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
 * Every remark with its first row and how many rows it befell, as CSV; the most frequent first. The path of the file;
 * undefined where there was nothing to remark. Throws ImportError where the disk does not take it.
 */
export async function writeRemarkFile(
  dataDir: string,
  name: string,
  { byText, others }: Remarks,
): Promise<string | undefined> {
  if (byText.size === 0) return undefined;
  const folder = join(dataDir, FOLDER);
  const path = join(folder, `${name}.remarks.csv`);
  const lines = [...byText]
    .sort(([, a], [, b]) => b.rows - a.rows)
    .map(([text, { line, file, gtin, rows }]) => csvLine([line, gtin, rows, inFile(text, file)]));
  const rest =
    others === 0 ? '' : csvLine(['', '', others, 'other remarks, which are not listed one by one']);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, `first line,first gtin,rows,remark\n${lines.join('')}${rest}`);
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
  // A spreadsheet runs a field that begins so as a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
