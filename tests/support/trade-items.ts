import { checkDigit, type Gtin, parseGtin } from '#contract/gtin.ts';
import { type TradeItem, tradeItemOf } from '#server/catalogue/trade-item.ts';

/** The `n`th GTIN of GS1's demonstration prefix 952. */
export function demoGtin(n: number): Gtin {
  const body = `0952${String(n).padStart(9, '0')}`;
  const parsed = parseGtin(`${body}${checkDigit(body)}`);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.gtin;
}

/** A trade item that says only what the test is about. */
export function tradeItem(says: Partial<TradeItem> = {}): TradeItem {
  return tradeItemOf({ gtin: demoGtin(1), ...says });
}
