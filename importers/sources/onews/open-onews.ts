import type { DataFile } from '#importers/input/data-file.ts';
import { readJsonArray } from '#importers/input/read-json-array.ts';
import { isRecord, parseRecord } from '#importers/normalise/json-fields.ts';
import { type OpenSource, type Row, reject } from '#importers/row.ts';
import { containment } from '../gdsn/containment.ts';
import type { IsBrick } from '../gdsn/map.ts';
import { rowReader } from '../gdsn/to-rows.ts';
import { factsOfItem } from './json-facts.ts';

/** The answer of 1WorldSync's content search: a list of results, each with an item. Lines are numbers of results. */
export function openOnews(file: DataFile, isBrick: IsBrick): OpenSource {
  return { source: 'gdsn', totalBytes: file.size, rows: (report) => readRows(file, isBrick, report) };
}

const NO_ITEM = 'The result has no readable item';

async function* readRows(
  file: DataFile,
  isBrick: IsBrick,
  report: (bytesRead: number) => void,
): AsyncGenerator<Row[]> {
  const rows = rowReader(containment(), isBrick);
  let number = 0;
  for await (const texts of readJsonArray(file.name, file.read(report))) {
    yield texts.flatMap((text) => {
      number++;
      const item = itemOf(text);
      if (!item) return [reject(number, '', NO_ITEM)];
      return rows.read(factsOfItem(item, number), '');
    });
  }
  yield rows.end();
}

/** Answers nest some 20 deep. What is made to nest without end would exhaust the stack of whatever walks through it. */
const DEEPEST = 100;

function itemOf(text: string): Record<string, unknown> | undefined {
  if (depthOf(text) > DEEPEST) return undefined;
  const item = parseRecord(text)?.item;
  return isRecord(item) ? item : undefined;
}

/** Brackets open at once, those in texts left aside. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(TOKENS)) {
    if (token.startsWith('"')) continue;
    depth += token === '[' || token === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs;

/** Whether the beginning of a JSON document is such an answer. */
export function isOnewsHead(head: string): boolean {
  return /"itemIdentificationInformation"\s*:/.test(head);
}
