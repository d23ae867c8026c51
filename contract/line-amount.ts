import { type LineUnit, readUnit } from './orders.ts';

export interface PricedLine {
  readonly quantity: number | null;
  readonly unit: string;
  readonly price: number | null;
  readonly price_per: LineUnit | null;
  readonly swapped_gtin: string | null;
  readonly swapped_amount: number | null;
}

/**
 * What a line costs in dollars, or the product that it was swapped for; null where price or quantity is missing, or one is
 * by the case and the other by the each.
 */
export function lineAmount({ quantity, unit, price, price_per, ...swap }: PricedLine): number | null {
  if (swap.swapped_gtin !== null) return swap.swapped_amount;
  if (quantity === null || price === null) return null;
  const counted = readUnit(unit);
  if (counted !== undefined && price_per !== null && counted !== price_per) return null;
  // Pounds and other units: what the price is for is not known.
  if (counted === undefined && unit.trim() !== '') return null;
  return quantity * price;
}

/** The amounts that are known, and of how many lines. */
export function sumAmounts(lines: readonly PricedLine[]): {
  readonly amount: number;
  readonly lines: number;
} {
  const known = lines.map(lineAmount).filter((amount) => amount !== null);
  return { amount: known.reduce((sum, amount) => sum + amount, 0), lines: known.length };
}
