import { ImportError } from '#importers/import-error.ts';
import type { DataFile, DataSet } from '#importers/input/data-file.ts';
import { readCsvColumns } from '#importers/input/read-csv.ts';
import { readDecimal } from '#importers/normalise/read-amount.ts';
import type { OpenSource, Row } from '#importers/row.ts';
import type { FindCategory } from './find-category.ts';
import { FDC_TEXTS } from './map.ts';
import { mapNewest, type NewestFoods, newestFoods } from './newest-foods.ts';
import { FDC_NUTRIENT_IDS } from './nutrient-ids.ts';
import { FOODS_PER_ROUND, type RoundTable, roundTable } from './round-table.ts';

const ROWS_AT_A_TIME = 500;

interface FdcFiles {
  readonly branded: DataFile;
  readonly food: DataFile;
  readonly amounts: DataFile;
  readonly nutrients: DataFile;
}

/** How often each file is read: the newest rows first, then per round once for its ids and once for its rows. */
const PASSES = 3;

/** The CSV download: a folder or archive with branded_food.csv and the three files that belong to it. */
export function openFdcCsv(set: DataSet, findCategory: FindCategory): OpenSource {
  const files = findFiles(set);
  const totalBytes =
    PASSES * files.branded.size + files.food.size + files.amounts.size + files.nutrients.size;
  return { source: 'fdc', totalBytes, rows: (onProgress) => readRows(files, findCategory, onProgress) };
}

function findFiles(set: DataSet): FdcFiles {
  const find = (baseName: string) => set.files.find((file) => file.baseName === baseName);
  const [branded, food, amounts, nutrients] = FILE_NAMES.map(find);
  if (branded && food && amounts && nutrients) return { branded, food, amounts, nutrients };
  const missing = FILE_NAMES.filter((name) => !find(name));
  throw new ImportError(`${set.name} lacks ${missing.join(', ')} of FoodData Central's CSV download.`);
}

const FILE_NAMES = ['branded_food.csv', 'food.csv', 'food_nutrient.csv', 'nutrient.csv'] as const;

/**
 * The files name each other's rows by fdc_id, in no order that can be relied on. So the rows are taken in rounds:
 * the ids of the next some hundred thousand, then everything the other files say of these, then the rows themselves.
 * Memory stays that of a round, whatever the order; today's download is one round.
 */
async function* readRows(
  files: FdcFiles,
  findCategory: FindCategory,
  onProgress: (bytesRead: number) => void,
): AsyncGenerator<Row[]> {
  const report = passes(onProgress);
  const units = await readUnits(files.nutrients, report(files.nutrients));
  const newest = await findNewest(files.branded, report(files.branded));
  for (let from = 0; ; ) {
    const table = roundTable();
    const to = await collectIds(files.branded, newest, table, from, report(files.branded));
    if (to === from) return;
    await readDescriptions(files.food, table, report(files.food));
    await readAmounts(files.amounts, table, report(files.amounts));
    yield* emitRows(files.branded, { newest, table, units, findCategory, from, to }, report(files.branded));
    if (table.size < FOODS_PER_ROUND) return;
    from = to;
  }
}

/** Adds up the bytes of passes that come one after the other. */
function passes(onProgress: (bytesRead: number) => void) {
  let done = 0;
  return (file: DataFile) => {
    const before = done;
    done += file.size;
    return (bytesRead: number) => onProgress(before + bytesRead);
  };
}

type Report = (bytesRead: number) => void;

async function readUnits(file: DataFile, report: Report): Promise<ReadonlyMap<number, string>> {
  const units = new Map<number, string>();
  for await (const { values } of readCsvColumns(file, ['id', 'unit_name'], report)) {
    units.set(Number(values.id), values.unit_name);
  }
  return units;
}

async function findNewest(file: DataFile, report: Report): Promise<NewestFoods> {
  const newest = newestFoods();
  const columns = ['fdc_id', 'gtin_upc', 'modified_date', 'available_date'] as const;
  for await (const { values } of readCsvColumns(file, columns, report)) {
    newest.offer(values.gtin_upc, Number(values.fdc_id), [values.available_date, values.modified_date]);
  }
  return newest;
}

/** Gives the row after the last of the round. */
async function collectIds(
  file: DataFile,
  newest: NewestFoods,
  table: RoundTable,
  from: number,
  report: Report,
): Promise<number> {
  let row = 0;
  for await (const { values } of readCsvColumns(file, ['fdc_id', 'gtin_upc'], report)) {
    if (row >= from) {
      if (table.size >= FOODS_PER_ROUND) return row;
      const id = Number(values.fdc_id);
      if (newest.find(values.gtin_upc) === id) table.add(id);
    }
    row++;
  }
  return row;
}

async function readDescriptions(file: DataFile, table: RoundTable, report: Report): Promise<void> {
  for await (const { values } of readCsvColumns(file, ['fdc_id', 'description'], report)) {
    table.setDescription(Number(values.fdc_id), values.description);
  }
}

async function readAmounts(file: DataFile, table: RoundTable, report: Report): Promise<void> {
  const columns = ['fdc_id', 'nutrient_id', 'amount'] as const;
  for await (const { values } of readCsvColumns(file, columns, report)) {
    const column = FDC_NUTRIENT_IDS.indexOf(Number(values.nutrient_id));
    if (column >= 0 && values.amount.trim() !== '')
      table.setAmount(Number(values.fdc_id), column, readDecimal(values.amount));
  }
}

interface Round {
  readonly newest: NewestFoods;
  readonly table: RoundTable;
  readonly units: ReadonlyMap<number, string>;
  readonly findCategory: FindCategory;
  readonly from: number;
  readonly to: number;
}

async function* emitRows(file: DataFile, round: Round, report: Report): AsyncGenerator<Row[]> {
  let row = 0;
  let batch: Row[] = [];
  for await (const { line, values } of readCsvColumns(file, BRANDED_COLUMNS, report)) {
    if (row >= round.to) break;
    if (row++ < round.from) continue;
    batch.push(toRow(line, values, round));
    if (batch.length < ROWS_AT_A_TIME) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** The class is in the JSON download alone, the description in a file of its own. */
type BrandedText = Exclude<keyof typeof FDC_TEXTS, 'description' | 'gpc_class_code'>;
const BRANDED_TEXTS = Object.keys(FDC_TEXTS).filter(
  (name): name is BrandedText => name !== 'description' && name !== 'gpc_class_code',
);
const BRANDED_COLUMNS = ['fdc_id', ...BRANDED_TEXTS] as const;

function toRow(line: number, values: Record<(typeof BRANDED_COLUMNS)[number], string>, round: Round): Row {
  const { fdc_id, ...texts } = values;
  const id = Number(fdc_id);
  const food = {
    ...texts,
    line,
    description: round.table.descriptionOf(id),
    gpc_class_code: '',
    per100: round.table.amountsOf(id, round.units),
    perServing: [],
  };
  return mapNewest(food, id, round.newest, round.findCategory);
}
