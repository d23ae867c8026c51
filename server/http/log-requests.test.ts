import { expect, test } from 'vitest';
import { openTestServer } from '#tests/support/feature-app.ts';

const { app, entries } = await openTestServer();
app.get('/shared-groups/:token', () => 'a list');

const SECRET = 'k'.repeat(43);
const SHARE_TOKEN = 'k'.repeat(22);

test.each([
  [`/shared-groups/${SHARE_TOKEN}`, '/shared-groups/…'],
  [`/shared-groups/${SHARE_TOKEN}/`, '/shared-groups/…/'],
  [`/api/wishlist-groups/shared/${SHARE_TOKEN}?token=${SECRET}`, '/api/wishlist-groups/shared/…'],
  [`/api/scorecards/shared/${SHARE_TOKEN}`, '/api/scorecards/shared/…'],
  [`/unsubscribe/${SHARE_TOKEN}`, '/unsubscribe/…'],
  [`/api/watches/unsubscribe/${SHARE_TOKEN}`, '/api/watches/unsubscribe/…'],
  [`/api/missing/${SECRET}`, '/api/missing/…'],
  [
    '/wishlist-groups/01900000-0000-7000-8000-000000000001',
    '/wishlist-groups/01900000-0000-7000-8000-000000000001',
  ],
  [`/assets/${SECRET}.js`, `/assets/${SECRET}.js`],
])('%s is logged without what opens a list or stops a mail', async (url, path) => {
  entries.length = 0;
  await app.inject({ url });
  expect(entries).toEqual([
    { level: 'info', message: 'request', facts: expect.objectContaining({ method: 'GET', path }) },
  ]);
});
