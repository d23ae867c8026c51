import type { Gtin } from '#contract/gtin.ts';
import type { FileLine, OrderLine } from '#contract/orders.schema.ts';
import type { Db } from '#server/db/schema.ts';
import { findCodedItems } from './codes.queries.ts';
import { matchByCode } from './match-by-code.ts';
import { lineByCode, UNMATCHED } from './match-lines.ts';

interface Item {
  readonly gtin: string;
  /** Absent where the list counts nothing. */
  readonly quantity?: number;
}

/** The items of a cart, wishlist or group as lines of an order, in their order; each names its product by code. */
export async function linesOfItems(db: Db, items: readonly Item[]): Promise<OrderLine[]> {
  const found = await findCodedItems(db, [...new Set(items.map(({ gtin }) => gtin))]);
  return items.map(({ gtin, quantity = null }, at) => {
    const item = found.get(gtin);
    const line: FileLine = {
      ...NO_TEXT,
      line: at + 1,
      code: gtin,
      name: item?.name ?? '',
      brand: item?.brand ?? '',
      quantity,
    };
    const code = { kind: 'right', gtin: gtin as Gtin, note: null } as const;
    const match = matchByCode({ name: '', brand: '' }, code, found);
    return match
      ? lineByCode(line, match)
      : { ...line, ...UNMATCHED, candidates: [], match: 'absent', note: 'Has left the catalogue' };
  });
}

const NO_TEXT = { supplier_number: '', pack: '', unit: '', price: null, price_per: null } as const;
