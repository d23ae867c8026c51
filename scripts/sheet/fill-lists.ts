import type { Page } from '@playwright/test';
import { apiCaller } from '../../tests/support/api-caller.ts';
import { findGtins } from '../../tests/support/find-gtins.ts';
import { fillStates } from './fill-states.ts';

/** Ids of the sample buyer's lists, for the addresses of the sheet. */
export interface Filled {
  /** Products of the demo catalogue. */
  readonly gtins: readonly string[];
  readonly groupId: string;
  readonly shareToken: string;
  readonly orderId: string;
  /** Of the person with long names. */
  readonly longOrderId: string;
}

/** Gives the user a cart, a wishlist, a shared group and an order. */
export async function fillLists(page: Page, token: string): Promise<Omit<Filled, 'longOrderId'>> {
  const send = apiCaller(page, token);
  const gtins = await findGtins(page, 'beans', 6);
  for (const [n, gtin] of gtins.entries()) {
    if (n % 2 === 0) await send('POST', '/api/cart/add', { gtin, quantity: 1 + n * 6 });
    await send('POST', '/api/wishlist/add', { gtin });
  }
  const group = await send('POST', '/api/wishlist-groups', {
    name: 'School breakfast, spring term',
    description: 'What the three kitchens agreed to try.',
  });
  await send('POST', `/api/wishlist-groups/${group.id}/add-items`, { gtins: gtins.slice(0, 4) });
  const shared = await send('POST', `/api/wishlist-groups/${group.id}/share`);
  const order = await send('POST', '/api/orders', { name: 'November order guide', origin: 'csv' });
  const lines = gtins.map((code, i) => ({ line: i + 1, code, quantity: 4 + i, unit: 'CS', price: 30 + i }));
  await send('POST', `/api/orders/${order.id}/lines`, { lines });
  await fillStates(page, token, group.id, gtins[0] ?? '');
  return { gtins, groupId: group.id, shareToken: shared.share_token, orderId: order.id };
}
