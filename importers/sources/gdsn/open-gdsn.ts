import { ImportError } from '#importers/import-error.ts';
import type { DataFile } from '#importers/input/data-file.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import { type OpenSource, type Row, reject } from '#importers/row.ts';
import { containment } from './containment.ts';
import { type LatestItems, latestItems, type Place } from './latest-items.ts';
import type { IsBrick } from './map.ts';
import { gtinOf, type ReadTradeItem, readTradeItems } from './read-trade-items.ts';
import { rowReader } from './to-rows.ts';
import { factsOf } from './xml-facts.ts';

/**
 * Catalogue item notifications of GDSN 2.8 and 3.1: one file, or many, as data pools send them. They are read twice:
 * first to find the latest of each GTIN, then to map it.
 */
export function openGdsn(files: readonly DataFile[], isBrick: IsBrick): OpenSource {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return {
    source: 'gdsn',
    totalBytes: 2 * bytes,
    isDistinct: true,
    async *rows(report) {
      const latest = latestItems();
      yield* findLatest(files, latest, report);
      yield* readRows(files, latest, isBrick, (read) => report(bytes + read));
    },
  };
}

/** Counted in the summary, one a row that is listed with what superseded it. */
export const SUPERSEDED = 'a trade item was superseded by a later one with its GTIN';
export const supersededBy = (line: number, file: string | undefined) =>
  `Superseded by a later, different one of this GTIN at line ${line}${file === undefined ? '' : ` of ${file}`}`;

type Report = (bytesRead: number) => void;

/** Yields empty batches for progress; read errors are reported in the second pass. */
async function* findLatest(
  files: readonly DataFile[],
  latest: LatestItems,
  report: Report,
): AsyncGenerator<Row[]> {
  for await (const read of readFiles(files, report)) {
    if ('error' in read) continue;
    for (const [item, place] of read.items) {
      const gtin = readGtin(gtinOf(item.element));
      if (gtin.ok) latest.note(gtin.gtin, item, place);
    }
    yield [];
  }
}

async function* readRows(
  files: readonly DataFile[],
  latest: LatestItems,
  isBrick: IsBrick,
  report: Report,
): AsyncGenerator<Row[]> {
  const rows = rowReader(containment(), isBrick);
  // A line number alone says little where there are many files.
  const nameOf = (number: number) => (files.length === 1 ? undefined : files[number]?.baseName);
  const read = (item: ReadTradeItem, place: Place): Row[] => {
    const file = nameOf(place.file);
    const text = gtinOf(item.element);
    const gtin = readGtin(text);
    const status = gtin.ok ? latest.judge(gtin.gtin, item, place) : undefined;
    if (status === undefined || status.kind === 'latest') return rows.read(factsOf(item), item.command, file);
    const row = { line: item.element.line, gtin: text, ...(file !== undefined && { file }) };
    if (status.kind === 'same') return [{ ...row, result: { same: true }, warnings: [] }];
    const reason = supersededBy(status.by.line, nameOf(status.by.file));
    return [{ ...row, result: { reason }, warnings: [SUPERSEDED] }];
  };
  for await (const part of readFiles(files, report)) {
    // One broken message of many is reported, and the others are imported.
    if ('error' in part) {
      if (files.length === 1) throw part.error;
      yield [reject(0, '', part.error.message)];
    } else {
      yield part.items.flatMap(([item, place]) => read(item, place));
    }
  }
  yield rows.end();
}

type FilePart = { readonly items: (readonly [ReadTradeItem, Place])[] } | { readonly error: ImportError };

/** All trade items in their order; of a file that cannot be read on, those before that and then the reason. */
async function* readFiles(files: readonly DataFile[], report: Report): AsyncGenerator<FilePart> {
  let before = 0;
  for (const [number, file] of files.entries()) {
    let index = 0;
    try {
      for await (const items of readTradeItems(file, (bytes) => report(before + bytes))) {
        yield { items: items.map((item) => [item, { file: number, index: index++ }]) };
      }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      yield { error };
    }
    before += file.size;
  }
}
