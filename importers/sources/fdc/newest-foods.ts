import { gtinTable } from '#importers/normalise/gtin-table.ts';

/** Which row of a GTIN is the newest: FoodData Central keeps every version of a food that was ever published. */
export interface NewestFoods {
  /** `date` as yyyymmdd, 0 where it is not known. The later date counts, then the higher id. */
  offer(gtin: string, fdcId: number, date: number): void;
  /** The id of the newest row; undefined where none was offered. */
  find(gtin: string): number | undefined;
}

const ID = 0;
const DATE = 1;

export function newestFoods(): NewestFoods {
  const table = gtinTable(2);
  return {
    offer(gtin, fdcId, date) {
      const slot = table.slotFor(gtin);
      const known = table.get(slot, DATE);
      if (date < known || (date === known && fdcId <= table.get(slot, ID))) return;
      table.set(slot, ID, fdcId);
      table.set(slot, DATE, date);
    },
    find(gtin) {
      const slot = table.find(gtin);
      return slot === undefined ? undefined : table.get(slot, ID);
    },
  };
}

/** "2021-03-19", or "3/19/2021" as the JSON download has it, as 20210319; 0 where it is no date. */
export function readDate(text: string): number {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return Number(`${iso[1]}${iso[2]}${iso[3]}`);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  return us ? Number(us[3]) * 10_000 + Number(us[1]) * 100 + Number(us[2]) : 0;
}

/** Reason for rejecting an older row. */
export function supersededBy(fdcId: number): string {
  return `An older version: fdc_id ${fdcId} is the newest of this GTIN`;
}
