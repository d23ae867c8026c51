import type { FdcAmount } from './map.ts';
import { FDC_NUTRIENT_IDS, FDC_NUTRIENTS } from './nutrient-ids.ts';

/** Foods whose amounts and descriptions are kept in memory at a time: some 130 MB. */
export const FOODS_PER_ROUND = 500_000;

/** What the other files say of the foods of one round, by fdc_id. */
export interface RoundTable {
  add(fdcId: number): void;
  readonly size: number;
  /** Of foods that are not of the round nothing is kept. */
  setDescription(fdcId: number, description: string): void;
  setAmount(fdcId: number, column: number, amount: number): void;
  /** Empty where the file of descriptions has none. */
  descriptionOf(fdcId: number): string;
  /** One amount a nutrient: of several of FDC's ids for it, the preferred. */
  amountsOf(fdcId: number, units: ReadonlyMap<number, string>): FdcAmount[];
}

const WIDTH = FDC_NUTRIENT_IDS.length;
const AMOUNTS_PER_PAGE = WIDTH * 4096;

export function roundTable(): RoundTable {
  const slots = new Map<number, number>();
  const descriptions: string[] = [];
  /** Rows of amounts, NaN where there is none, in pages: no array is ever copied to grow. */
  const pages: Float64Array[] = [];

  const amountAt = (slot: number, column: number) => {
    const index = slot * WIDTH + column;
    return pages[Math.floor(index / AMOUNTS_PER_PAGE)]?.[index % AMOUNTS_PER_PAGE] ?? Number.NaN;
  };

  return {
    add(fdcId) {
      if (slots.has(fdcId)) return;
      slots.set(fdcId, slots.size);
      descriptions.push('');
      if (slots.size * WIDTH > pages.length * AMOUNTS_PER_PAGE) {
        pages.push(new Float64Array(AMOUNTS_PER_PAGE).fill(Number.NaN));
      }
    },
    get size() {
      return slots.size;
    },
    setDescription(fdcId, description) {
      const slot = slots.get(fdcId);
      if (slot !== undefined) descriptions[slot] = description;
    },
    setAmount(fdcId, column, amount) {
      const slot = slots.get(fdcId);
      if (slot === undefined) return;
      const index = slot * WIDTH + column;
      const page = pages[Math.floor(index / AMOUNTS_PER_PAGE)];
      // What is no number must stay apart from what is not there.
      if (page) page[index % AMOUNTS_PER_PAGE] = Number.isNaN(amount) ? -1 : amount;
    },
    descriptionOf: (fdcId) => descriptions[slots.get(fdcId) ?? -1] ?? '',
    amountsOf(fdcId, units) {
      const slot = slots.get(fdcId);
      if (slot === undefined) return [];
      const amounts: FdcAmount[] = [];
      let column = 0;
      for (const [nutrient, ids] of FDC_NUTRIENTS) {
        const found = ids.findIndex((_, index) => !Number.isNaN(amountAt(slot, column + index)));
        const unit = units.get(ids[found] ?? 0) ?? '';
        if (found >= 0) amounts.push({ nutrient, amount: amountAt(slot, column + found), unit });
        column += ids.length;
      }
      return amounts;
    },
  };
}
