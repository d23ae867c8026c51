import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { assortments } from './assortments.ts';
import { withGaps } from './gaps.ts';
import { makeProduct } from './make-product.ts';
import { packagingItems } from './packaging.ts';
import { planProducts } from './plan.ts';

/**
 * Every trade item of the demo catalogue in a fixed order: each product followed by its packaging, then the displays
 * that hold several. The same on every machine and at every time.
 */
export function* demoTradeItems(): Generator<TradeItem> {
  for (const plan of planProducts()) {
    const product = makeProduct(plan);
    yield withGaps(product);
    yield* packagingItems(product);
  }
  yield* assortments();
}
