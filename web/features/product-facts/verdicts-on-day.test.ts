import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bagOfChips } from '#tests/support/bag-of-chips.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { verdictsQuery } from './verdicts-on-day.ts';

/** More than one call answers for; the last one has trans fat, which fails until June 2024. */
const GTINS = Array.from({ length: 130 }, (_, n) => demoGtin(n));
const [CHIPS, TRANS] = [demoGtin(0), demoGtin(129)];
const { app } = await openTestApp(
  GTINS.map((gtin) => bagOfChips(gtin, 'Potato Chips', gtin === TRANS ? { trans_fat: 0.5 } : {})),
);

let calls = 0;
beforeAll(() =>
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    calls += 1;
    const { statusCode, body, headers } = await app.inject({ method: method as 'GET', url });
    return new Response(body, { status: statusCode, headers: headers as Record<string, string> });
  }),
);
// The files that run after this one in the same worker call for real.
afterAll(() => vi.unstubAllGlobals());
const ask = (gtins: readonly string[], day: string) =>
  new QueryClient().fetchQuery(verdictsQuery(gtins, day));

test.each([
  ['2024-06-30', 'fail'],
  ['2024-07-01', 'pass'],
  ['2024-07-02', 'pass'],
])('on %s a list of any length has the verdicts of the day', async (day, verdict) => {
  const found = await ask(GTINS, day);
  expect(Object.keys(found)).toHaveLength(GTINS.length);
  expect(found[CHIPS]?.smart_snack).toBe('pass');
  expect(found[TRANS]?.smart_snack).toBe(verdict);
});

test('of a guideline that begins later, and of a product that is gone, nothing is known', async () => {
  const found = await ask([CHIPS, demoGtin(999)], '2021-08-31');
  expect(found[CHIPS]).toMatchObject({ smart_snack: 'pass', philly: 'unknown' });
  expect(found[demoGtin(999)]).toBeUndefined();
  expect((await ask([CHIPS], '2021-09-01'))[CHIPS]?.philly).not.toBe('unknown');
});

test('before the first guideline nothing is asked', async () => {
  calls = 0;
  expect(await ask(GTINS, '2014-06-30')).toEqual({});
  expect(calls).toBe(0);
});
