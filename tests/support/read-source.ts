import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDataSet } from '#importers/input/open-data-set.ts';
import { type Format, openSource } from '#importers/open-source.ts';
import type { Row } from '#importers/row.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import type { Database } from '#server/db/schema.ts';

/** Every row of a data set that is on disk. */
export async function readDataSet(path: string, db: Kysely<Database>, format?: Format): Promise<Row[]> {
  const set = await openDataSet(path, path);
  try {
    const source = await openSource(set, format, db);
    const rows: Row[] = [];
    for await (const some of source.rows(() => undefined)) rows.push(...some);
    return rows;
  } finally {
    await set.close();
  }
}

/** Every row of files written for the test: one file by its name, or several as a folder. */
export async function readFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  db: Kysely<Database>,
  format?: Format,
): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-source-'));
  try {
    const paths = Object.keys(files).map((name) => join(folder, name));
    await Promise.all(Object.values(files).map((content, i) => writeFile(paths[i] ?? '', content)));
    const [path = ''] = paths;
    return await readDataSet(paths.length === 1 ? path : dirname(path), db, format);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The trade item of a row that was taken. */
export function itemOf(row: Row | undefined): TradeItem {
  if (!row || !('item' in row.result)) throw new Error(`no item: ${JSON.stringify(row)}`);
  return row.result.item;
}

/** Why a row was refused. */
export function reasonOf(row: Row | undefined): string {
  if (!row || !('reason' in row.result)) throw new Error(`taken: ${JSON.stringify(row)}`);
  return row.result.reason;
}
