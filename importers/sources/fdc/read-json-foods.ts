import type { DataFile } from '#importers/input/data-file.ts';
import { readJsonArray } from '#importers/input/read-json-array.ts';
import { isRecord, parseRecord, textAt } from '#importers/normalise/json-fields.ts';
import { type OpenSource, type Row, reject } from '#importers/row.ts';
import type { FindCategory } from './find-category.ts';
import { FDC_TEXTS, type FdcAmount } from './map.ts';
import { mapNewest, type NewestFoods, newestFoods } from './newest-foods.ts';
import { FDC_NUTRIENTS, LABEL_NUTRIENTS } from './nutrient-ids.ts';

/** The JSON download: one document of several gigabytes. Read twice, the first time for the newest row of each GTIN. */
export function openFdcJson(file: DataFile, findCategory: FindCategory): OpenSource {
  return { source: 'fdc', totalBytes: 2 * file.size, rows: (report) => readRows(file, findCategory, report) };
}

async function* readRows(
  file: DataFile,
  findCategory: FindCategory,
  report: (bytesRead: number) => void,
): AsyncGenerator<Row[]> {
  const newest = newestFoods();
  for await (const texts of readJsonArray(file.name, file.read(report))) {
    for (const text of texts) offer(newest, text);
  }
  let number = 0;
  for await (const texts of readJsonArray(
    file.name,
    file.read((bytes) => report(file.size + bytes)),
  )) {
    yield texts.map((text) => toRow(++number, text, newest, findCategory));
  }
}

function offer(newest: NewestFoods, text: string): void {
  const food = parseRecord(text);
  if (!food) return;
  const dates = [textAt(food, 'availableDate'), textAt(food, 'modifiedDate')];
  newest.offer(textAt(food, 'gtinUpc'), Number(textAt(food, 'fdcId')), dates);
}

function toRow(line: number, text: string, newest: NewestFoods, findCategory: FindCategory): Row {
  const json = parseRecord(text);
  if (!json) return reject(line, '', 'The element is not a JSON object');
  const texts = {} as Record<keyof typeof FDC_TEXTS, string>;
  for (const [name, key] of TEXTS) texts[name] = textAt(json, key);
  const food = {
    ...texts,
    line,
    per100: amountsPer100(json.foodNutrients),
    perServing: labelAmounts(json.labelNutrients),
  };
  return mapNewest(food, Number(textAt(json, 'fdcId')), newest, findCategory);
}

const TEXTS = Object.entries(FDC_TEXTS) as [keyof typeof FDC_TEXTS, string][];

/** One amount a nutrient: of several of FDC's ids for it, the preferred. */
function amountsPer100(list: unknown): FdcAmount[] {
  const byId = new Map<number, { amount: string; unit: string }>();
  for (const entry of Array.isArray(list) ? list : []) {
    if (!isRecord(entry) || !isRecord(entry.nutrient)) continue;
    const amount = textAt(entry, 'amount');
    if (amount !== '')
      byId.set(Number(textAt(entry.nutrient, 'id')), { amount, unit: textAt(entry.nutrient, 'unitName') });
  }
  return FDC_NUTRIENTS.flatMap(([nutrient, ids]) => {
    const found = ids.map((id) => byId.get(id)).find((entry) => entry);
    return found ? [{ nutrient, ...found }] : [];
  });
}

function labelAmounts(label: unknown): FdcAmount[] {
  if (!isRecord(label)) return [];
  return Object.entries(LABEL_NUTRIENTS).flatMap(([key, [nutrient, unit]]) => {
    const entry = label[key];
    const amount = isRecord(entry) ? textAt(entry, 'value') : '';
    return amount === '' ? [] : [{ nutrient, amount, unit }];
  });
}
