import type { Page } from '@playwright/test';
import { apiCaller } from '../../tests/support/api-caller.ts';

const LONG_NAME = 'Breakfast and afternoon snacks of the three kitchens, spring term, second draft';

/** Gives the user saved searches, watches, tokens, a webhook and an open invitation, some with long names. */
export async function fillStates(page: Page, token: string, groupId: string, gtin: string): Promise<void> {
  const send = apiCaller(page, token);
  for (const [name, query] of [
    ['Soups for Monday', 'q=soup&without=milk'],
    [LONG_NAME, 'q=granola&sort=price-low&without=milk,eggs,peanuts'],
  ]) {
    await send('POST', '/api/saved-searches', { name, address: `/products?${query}`, query: '' });
  }
  for (const watch of [
    { kind: 'product', gtin },
    { kind: 'group', id: groupId },
    { kind: 'standard', key: 'smart_snack' },
    { kind: 'law', key: 'us_red_3' },
    { kind: 'place', key: 'CA' },
  ]) {
    await send('POST', '/api/watches', watch);
  }
  for (const name of ['Nightly export', LONG_NAME]) await send('POST', '/api/auth/tokens', { name });
  const url = `https://larder.example/hooks/${'changes-of-the-catalogue-'.repeat(3)}`;
  await send('POST', '/api/webhooks', { url });
  await send('POST', `/api/wishlist-groups/${groupId}/invitations`, {
    email: `purchasing.department.of.the.central.kitchen-${Date.now()}@district-schools.example`,
    role: 'edit',
  });
}

/** Gives the user long names and an order with a long name; answers the order's id. */
export async function fillLongNames(page: Page, token: string): Promise<string> {
  const send = apiCaller(page, token);
  await send('PUT', '/api/auth/me', {
    first_name: 'Maximiliane-Alexandrina',
    last_name: 'Featherstonehaugh-Cholmondeley',
    company_name: 'Consolidated Unified School District Nutrition Services of the Greater Valley',
  });
  const order = await send('POST', '/api/orders', { name: LONG_NAME, origin: 'csv' });
  const lines = [{ line: 1, name: 'NAPKINS DINNER WHITE '.repeat(4), quantity: 12_345, unit: 'CS' }];
  await send('POST', `/api/orders/${order.id}/lines`, { lines });
  return order.id;
}
