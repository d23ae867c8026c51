import { ImportError } from '#importers/import-error.ts';
import type { DataFile } from '#importers/input/data-file.ts';
import type { OpenSource, Row } from '#importers/row.ts';
import { containment } from './containment.ts';
import type { IsBrick } from './map.ts';
import { readTradeItems } from './read-trade-items.ts';
import { rowReader } from './to-rows.ts';
import { factsOf } from './xml-facts.ts';

/** Catalogue item notifications of GDSN 2.8 and 3.1: one file, or many, as data pools send them. */
export function openGdsn(files: readonly DataFile[], isBrick: IsBrick): OpenSource {
  return {
    source: 'gdsn',
    totalBytes: files.reduce((sum, { size }) => sum + size, 0),
    rows: (report) => readRows(files, isBrick, report),
  };
}

async function* readRows(
  files: readonly DataFile[],
  isBrick: IsBrick,
  report: (bytesRead: number) => void,
): AsyncGenerator<Row[]> {
  const rows = rowReader(containment(), isBrick);
  let before = 0;
  for (const file of files) {
    try {
      for await (const items of readTradeItems(file, (bytes) => report(before + bytes))) {
        const read = items.flatMap((item) => rows.read(factsOf(item), item.command));
        yield files.length === 1 ? read : read.map((row) => inFile(row, file));
      }
    } catch (error) {
      // One broken message of many is reported, and the others are imported.
      if (files.length === 1 || !(error instanceof ImportError)) throw error;
      yield [{ line: 0, gtin: '', result: { reason: error.message }, notes: [] }];
    }
    before += file.size;
  }
  yield rows.end();
}

/** A line number alone says little where there are many files. */
function inFile(row: Row, { baseName }: DataFile): Row {
  return 'reason' in row.result ? { ...row, result: { reason: `${row.result.reason} (${baseName})` } } : row;
}
