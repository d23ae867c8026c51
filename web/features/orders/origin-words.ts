import { t } from 'ttag';
import type { OrderOrigin } from '#contract/orders.ts';

/** Where an order's lines came from. */
export const ORIGIN_WORDS: Readonly<Record<OrderOrigin, string>> = {
  xlsx: 'XLSX',
  csv: 'CSV',
  pasted: t`pasted`,
  cart: t`cart`,
  wishlist: t`wishlist`,
  group: t`group`,
};
