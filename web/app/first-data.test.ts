import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CallError } from '#web/lib/call-error.ts';
import { prefetch } from '#web/lib/refusal.ts';
import { readFirstData, writeFirstData } from './first-data.ts';
import { createQueryClient } from './query-client.ts';

/** A page that holds a text as its first data. */
const pageWith = (text: string | null) =>
  ({ getElementById: () => (text === null ? null : { textContent: text }) }) as unknown as Document;

async function fetched(answer: () => Promise<unknown>): Promise<QueryClient> {
  const client = createQueryClient();
  await client.prefetchQuery({ queryKey: ['product', '1'], queryFn: answer, retry: false });
  return client;
}

const fail = (code: 'not_found' | 'unavailable') => () =>
  Promise.reject(new CallError({ code, detail: 'Product not found.' }));

test('a page with missing or damaged first data starts empty', () => {
  for (const text of [null, '', 'x', '{}', 'null', '{"answers":[{}]}', '{"answers":[],"refusals":7}']) {
    const client = createQueryClient();
    readFirstData(pageWith(text), client);
    expect(client.getQueryCache().getAll()).toEqual([]);
  }
});

test('what may work the next time is not taken for an answer: such a page is left to the browser', async () => {
  expect(writeFirstData(await fetched(fail('unavailable')))).toBeUndefined();
});

test('an answer arrives as fresh by the clock of the browser, whatever the server’s says', async () => {
  const data = writeFirstData(await fetched(async () => ({ name: 'Oat Bar' })));
  const client = createQueryClient();
  readFirstData(pageWith(JSON.stringify(data)), client);
  expect(client.getQueryData(['product', '1'])).toEqual({ name: 'Oat Bar' });
  expect(client.getQueryState(['product', '1'])?.dataUpdatedAt).toBeGreaterThan(Date.now() - 60_000);
});

test('a refusal arrives as one and is not asked for again, until it is old', async () => {
  const data = writeFirstData(await fetched(fail('not_found')));
  const client = createQueryClient();
  readFirstData(pageWith(JSON.stringify(data)), client);
  const query = client.getQueryCache().find({ queryKey: ['product', '1'] });
  expect(query?.state).toMatchObject({ status: 'error', error: { message: 'Product not found.' } });
  expect(query?.state.error).toBeInstanceOf(CallError);
  let asked = 0;
  const again = { queryKey: ['product', '1'], queryFn: async () => (asked += 1) };
  prefetch(client, again);
  expect(asked).toBe(0);
  query?.setState({ errorUpdatedAt: Date.now() - 61_000 });
  prefetch(client, again);
  expect(asked).toBe(1);
});
