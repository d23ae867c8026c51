import { gtinTable } from '#importers/normalise/gtin-table.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import { type Row, reject } from '#importers/row.ts';
import type { FindCategory } from './find-category.ts';
import { type FdcFood, mapFdcFood } from './map.ts';

/** Which row of a GTIN is the newest: FoodData Central keeps every version of a food that was ever published. */
export interface NewestFoods {
  /** GTIN and dates as written; the first date that is known counts, the later of two rows', then the higher id. */
  offer(gtin: string, fdcId: number, dates: readonly string[]): void;
  /** The id of the newest row of a GTIN as written; undefined where it is none. */
  find(gtin: string): number | undefined;
}

const ID = 0;
const DATE = 1;

export function newestFoods(): NewestFoods {
  const table = gtinTable(2);
  return {
    offer(text, fdcId, dates) {
      const gtin = readGtin(text);
      if (!gtin.ok || !isId(fdcId)) return;
      const date = dates.map(readDate).find((known) => known > 0) ?? 0;
      const slot = table.slotFor(gtin.gtin);
      const known = table.get(slot, DATE);
      if (date < known || (date === known && fdcId <= table.get(slot, ID))) return;
      table.set(slot, ID, fdcId);
      table.set(slot, DATE, date);
    },
    find(text) {
      const gtin = readGtin(text);
      const slot = gtin.ok ? table.find(gtin.gtin) : undefined;
      return slot === undefined ? undefined : table.get(slot, ID);
    },
  };
}

/** "2021-03-19", or "3/19/2021" as the JSON download has it, as 20210319; 0 where it is no date. */
function readDate(text: string): number {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return Number(`${iso[1]}${iso[2]}${iso[3]}`);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  return us ? Number(us[3]) * 10_000 + Number(us[1]) * 100 + Number(us[2]) : 0;
}

/** FoodData Central counts from 1; Number reads a blank as 0. */
const isId = (fdcId: number) => Number.isInteger(fdcId) && fdcId > 0;

/** The food's trade item; rejected where another row of its GTIN is newer. */
export function mapNewest(
  food: FdcFood,
  fdcId: number,
  newest: NewestFoods,
  findCategory: FindCategory,
): Row {
  if (!isId(fdcId)) return reject(food.line, food.gtin_upc, 'The fdc_id is not a number');
  const newestId = newest.find(food.gtin_upc);
  if (newestId === undefined || newestId === fdcId) return mapFdcFood(food, findCategory);
  return reject(food.line, food.gtin_upc, `An older version: fdc_id ${newestId} is the newest of this GTIN`);
}
