import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFileError } from '#importers/import-error.ts';

export interface RejectFile {
  add(line: number, gtin: string, reason: string): void;
  /** Writes what was added to disk. Throws ImportError where the disk does not take it. */
  flush(): Promise<void>;
  /** The path of the file; undefined where nothing was rejected. */
  close(): Promise<string | undefined>;
}

/** Rows that could not be taken, as CSV with line, GTIN and reason: made when the first one comes. */
export function rejectFile(dataDir: string, name: string): RejectFile {
  const folder = join(dataDir, 'imports');
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
    add(line, gtin, reason) {
      waiting += `${line},${csvField(gtin)},${csvField(reason)}\n`;
    },
    flush,
    async close() {
      await flush();
      await file?.close();
      return file && path;
    },
  };
}

function csvField(text: string): string {
  // A spreadsheet runs a field that begins so as a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
