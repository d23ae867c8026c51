import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { ImportError } from './import-error.ts';
import type { DataFile, DataSet } from './input/data-file.ts';
import { refuseForeignEncoding } from './input/encoding.ts';
import type { OpenSource } from './row.ts';
import { categoryFinder } from './sources/fdc/find-category.ts';
import { openFdcCsv } from './sources/fdc/read-csv-foods.ts';
import { openFdcJson } from './sources/fdc/read-json-foods.ts';
import type { IsBrick } from './sources/gdsn/map.ts';
import { openGdsn } from './sources/gdsn/open-gdsn.ts';
import { openOffDump } from './sources/off/read-dump.ts';
import { openOffExport } from './sources/off/read-export.ts';
import { isOnewsHead, openOnews } from './sources/onews/open-onews.ts';
import { isPriceHeader, openPrices } from './sources/prices/read-prices.ts';

export const FORMATS = ['fdc', 'off', 'gdsn', 'prices'] as const;
export type Format = (typeof FORMATS)[number];

/** A layout of a format, told by the first bytes of a file. */
type Layout = 'fdc-csv' | 'fdc-json' | 'off-export' | 'off-dump' | 'gdsn' | 'onews' | 'prices';

const FORMAT_OF: Readonly<Record<Layout, Format>> = {
  'fdc-csv': 'fdc',
  'fdc-json': 'fdc',
  'off-export': 'off',
  'off-dump': 'off',
  gdsn: 'gdsn',
  onews: 'gdsn',
  prices: 'prices',
};

const WANTED: Readonly<Record<Format, string>> = {
  fdc: "FoodData Central's CSV folder or archive, or its JSON download of branded foods",
  off: "Open Food Facts' CSV export or JSONL dump",
  gdsn: 'catalogue item notifications of GDSN, or an answer of 1WorldSync',
  prices: 'a price list in CSV with the columns gtin, price and unit',
};

/**
 * Detects a data set's layout and opens it. Throws ImportError where it is not in `format`, or in none supported.
 */
export async function openSource(
  set: DataSet,
  format: Format | undefined,
  db: Kysely<Database>,
): Promise<OpenSource> {
  const { layout, file } = await findLayout(set, format);
  if (format !== undefined && FORMAT_OF[layout] !== format) {
    throw new ImportError(
      `${set.name} is not ${WANTED[format]}, but looks like ${WANTED[FORMAT_OF[layout]]}.`,
    );
  }
  switch (layout) {
    case 'fdc-csv':
      return openFdcCsv(set, await categoryFinder(db));
    case 'fdc-json':
      return openFdcJson(file, await categoryFinder(db));
    case 'off-export':
      return openOffExport(file);
    case 'off-dump':
      return openOffDump(file);
    case 'prices':
      return openPrices(file);
    case 'gdsn':
      return openGdsn(set.files, await brickFinder(db));
    case 'onews':
      return openOnews(file, await brickFinder(db));
  }
}

async function findLayout(
  set: DataSet,
  format: Format | undefined,
): Promise<{ layout: Layout; file: DataFile }> {
  const opened = set.files.filter(({ failure }) => failure === undefined);
  const [first] = opened;
  if (!first) throw set.files[0]?.failure ?? new ImportError(`${set.name} contains no files.`);
  const branded = opened.find(({ baseName }) => baseName === 'branded_food.csv');
  if (branded) return { layout: 'fdc-csv', file: branded };
  // Data pools send messages by the hundred: one archive or folder of them is one data set.
  if (opened.every(({ baseName }) => baseName.endsWith('.xml'))) return { layout: 'gdsn', file: first };
  if (set.files.length > 1) {
    throw new ImportError(
      `${set.name} holds ${set.files.length} files; import one of them, a folder of FDC's CSVs, or one of GDSN messages and nothing else.`,
    );
  }
  const layout =
    recognizeLayout(await readHead(first)) ?? (format === undefined ? undefined : LAYOUT_MEANT[format]);
  if (layout === undefined) {
    throw new ImportError(`${set.name} is not in a supported format: ${Object.values(WANTED).join('; ')}.`);
  }
  return { layout, file: first };
}

/** A file that is not recognized is opened in the requested format, whose reader names what it lacks. */
const LAYOUT_MEANT: Readonly<Record<Format, Layout>> = {
  fdc: 'fdc-csv',
  off: 'off-export',
  gdsn: 'gdsn',
  prices: 'prices',
};

const HEAD_BYTES = 256 * 1024;

async function readHead(file: DataFile): Promise<string> {
  for await (const chunk of file.read()) {
    return refuseForeignEncoding(file.name, chunk).subarray(0, HEAD_BYTES).toString('utf8').trimStart();
  }
  throw new ImportError(`${file.name} is empty.`);
}

function recognizeLayout(head: string): Layout | undefined {
  if (head.startsWith('<')) return 'gdsn';
  if (/^\{\s*"BrandedFoods"\s*:/.test(head)) return 'fdc-json';
  if (isOnewsHead(head)) return 'onews';
  if (head.startsWith('{')) return /"(?:code|_id|product_name)"\s*:/.test(head) ? 'off-dump' : undefined;
  const [header = ''] = head.split(/\r?\n/, 1);
  const titles = header.split('\t');
  if (titles.includes('code') && titles.includes('product_name')) return 'off-export';
  return isPriceHeader(header) ? 'prices' : undefined;
}

/** GPC as the store has it: food alone, so that a brick of another segment is reported and left out too. */
async function brickFinder(db: Kysely<Database>): Promise<IsBrick> {
  const rows = await db.selectFrom('gpc_bricks').select('gpc_code').execute();
  const bricks = new Set(rows.map(({ gpc_code }) => gpc_code));
  return (code) => bricks.has(code);
}
