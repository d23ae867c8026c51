import { expect, test } from 'vitest';
import type { OrderLine } from '#contract/orders.schema.ts';
import { listExchangesOf } from './list-exchanges.ts';

const line = (code: string, swapped_gtin: string | null) => ({ code, swapped_gtin }) as OrderLine;
const items = (...gtins: readonly string[]) => gtins.map((gtin) => ({ gtin }));

test('lines that are not swapped, or swapped for themselves, change nothing', () => {
  expect(listExchangesOf([line('1', null), line('2', '2')], items('1', '2'))).toEqual([]);
});

test('what has left the list meanwhile is not replaced in it', () => {
  expect(listExchangesOf([line('1', '9')], items('2'))).toEqual([]);
});

test('an exchange says whether the list has the other product already', () => {
  expect(listExchangesOf([line('1', '9'), line('2', '3')], items('1', '2', '3'))).toEqual([
    { gtin: '1', to_gtin: '9', isThere: false },
    { gtin: '2', to_gtin: '3', isThere: true },
  ]);
});

test('of two lines with the same swap the second finds it there', () => {
  const exchanges = listExchangesOf([line('1', '9'), line('2', '9')], items('1', '2'));
  expect(exchanges.map(({ isThere }) => isThere)).toEqual([false, true]);
});
