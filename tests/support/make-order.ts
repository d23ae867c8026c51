import type { Page } from '@playwright/test';
import { apiCaller } from './api-caller.ts';
import { signIn } from './sign-in.ts';

interface Line {
  readonly code?: string;
  readonly name?: string;
  readonly quantity?: number;
  readonly unit?: string;
}

/** Signs a new person in and gives them an order with these lines; answers the order's address. */
export async function makeOrder(page: Page, name: string, lines: readonly Line[]): Promise<string> {
  const send = apiCaller(page, await signIn(page));
  const { id } = await send('POST', '/api/orders', { name, origin: 'csv' });
  await send('POST', `/api/orders/${id}/lines`, {
    lines: lines.map((line, i) => ({ line: i + 1, ...line })),
  });
  return `/orders/${id}`;
}
