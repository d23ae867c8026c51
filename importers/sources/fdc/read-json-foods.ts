import type { DataFile } from '#importers/input/data-file.ts';
import { readJsonArray } from '#importers/input/read-json-array.ts';
import { isRecord, parseRecord, textAt } from '#importers/normalise/json-fields.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import { type OpenSource, type Row, reject } from '#importers/row.ts';
import type { FindCategory } from './find-category.ts';
import { type FdcAmount, type FdcFood, mapFdcFood } from './map.ts';
import { type NewestFoods, newestFoods, readDate, supersededBy } from './newest-foods.ts';
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
  const gtin = food && readGtin(textAt(food, 'gtinUpc'));
  if (!food || !gtin?.ok) return;
  const date = readDate(textAt(food, 'availableDate')) || readDate(textAt(food, 'modifiedDate'));
  newest.offer(gtin.gtin, Number(textAt(food, 'fdcId')), date);
}

function toRow(line: number, text: string, newest: NewestFoods, findCategory: FindCategory): Row {
  const food = parseRecord(text);
  if (!food) return reject(line, '', 'The element is not a JSON object');
  const gtin = readGtin(textAt(food, 'gtinUpc'));
  const newestId = gtin.ok ? newest.find(gtin.gtin) : undefined;
  if (newestId !== undefined && newestId !== Number(textAt(food, 'fdcId'))) {
    return reject(line, textAt(food, 'gtinUpc'), supersededBy(newestId));
  }
  return mapFdcFood(foodOf(line, food), findCategory);
}

function foodOf(line: number, food: Record<string, unknown>): FdcFood {
  return {
    line,
    gtin: textAt(food, 'gtinUpc'),
    description: textAt(food, 'description'),
    brandOwner: textAt(food, 'brandOwner'),
    brandName: textAt(food, 'brandName'),
    ingredients: textAt(food, 'ingredients'),
    servingSize: textAt(food, 'servingSize'),
    servingSizeUnit: textAt(food, 'servingSizeUnit'),
    household: textAt(food, 'householdServingFullText'),
    category: textAt(food, 'brandedFoodCategory'),
    classCode: textAt(food, 'gpcClassCode'),
    packageWeight: textAt(food, 'packageWeight'),
    per100: amountsPer100(food.foodNutrients),
    perServing: labelAmounts(food.labelNutrients),
  };
}

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
