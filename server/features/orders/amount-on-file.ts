import type { LineProduct } from '#contract/line-product.schema.ts';
import { readUnit } from '#contract/orders.ts';
import { countIn, type Ordered } from './count-line.ts';

/** What is ordered costs this much by the product's price on file; null without one, or by another unit. */
export function amountOnFile(ordered: Ordered, { price }: Pick<LineProduct, 'price'>): number | null {
  const unit = price && readUnit(price.unit);
  if (!price || !unit) return null;
  const quantity = countIn(ordered, unit);
  return quantity === null ? null : quantity * price.amount;
}
