import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderLine } from '#contract/orders.schema.ts';
import { BEANS, CASE, DISPLAY, ORDER_ITEMS, OTHER_SOUP, PALLET, SOUP } from '#tests/support/order-items.ts';
import { openOrdersApp } from '#tests/support/orders-app.ts';

const orders = await openOrdersApp(ORDER_ITEMS);
const alice = orders.as(0);

let id = '';
beforeEach(async () => {
  id = String((await alice('POST', 'orders', { name: 'November', origin: 'csv' })).body.id);
});

async function match(line: object): Promise<OrderLine> {
  const { status, body } = await alice('POST', `orders/${id}/lines`, { lines: [{ line: 1, ...line }] });
  expect([status, body.detail]).toEqual([200, undefined]);
  return (body.lines as OrderLine[])[0] as OrderLine;
}

describe('by its code', () => {
  test('an each is matched, in any form', async () => {
    expect(await match({ code: BEANS.replace(/^0+/, '') })).toMatchObject({
      match: 'code',
      gtin: BEANS,
      holds: 1,
    });
  });

  test('a case and a pallet are matched with what they hold, and say how many', async () => {
    expect(await match({ code: CASE })).toMatchObject({
      gtin: BEANS,
      level: 'CASE',
      holds: 6,
      note: 'Case code, holds 6',
    });
    expect(await match({ code: PALLET })).toMatchObject({ gtin: BEANS, level: 'PALLET', holds: 336 });
  });

  test('a display of several products is not judged as one of them', async () => {
    expect(await match({ code: DISPLAY })).toMatchObject({ gtin: DISPLAY, holds: null, is_warning: true });
  });

  test('a wrong check digit is corrected only where the name agrees', async () => {
    const wrong = `${BEANS.slice(0, -1)}${(Number(BEANS.at(-1)) + 1) % 10}`;
    expect(await match({ code: wrong, name: 'BEAN BLACK LS' })).toMatchObject({
      match: 'code',
      gtin: BEANS,
      is_warning: true,
      note: 'Check digit corrected; the name agrees',
    });
    expect(await match({ code: wrong, name: 'NAPKINS WHITE' })).toMatchObject({
      match: 'problem',
      gtin: null,
    });
    expect(await match({ code: wrong })).toMatchObject({
      match: 'problem',
      gtin: null,
      note: 'Check digit is wrong',
    });
  });

  test('a right code under another food’s name is warned of', async () => {
    expect(await match({ code: BEANS, name: 'NAPKINS WHITE' })).toMatchObject({
      gtin: BEANS,
      is_warning: true,
      note: 'The catalogue calls it Low Sodium Black Beans',
    });
  });

  test('what Excel shortened is a problem, unless name, brand and pack tell', async () => {
    expect(await match({ code: '9.52E+12' })).toMatchObject({
      match: 'problem',
      note: 'Excel wrote 9.52E+12; digits are lost',
    });
    const told = { code: '9.52E+12', name: 'BEAN BLACK LS', brand: 'MARROW & PITH', pack: '6/110OZ' };
    expect(await match(told)).toMatchObject({ match: 'name', gtin: BEANS, is_warning: true });
  });
});

describe('by its name', () => {
  test('a line is matched where brand, name and pack agree', async () => {
    expect(await match({ name: 'SOUP TOMATO', brand: 'NORRLAND', pack: '24/10.75OZ' })).toMatchObject({
      match: 'name',
      gtin: SOUP,
      is_warning: false,
    });
  });

  test('without a brand a person chooses, and until then there is no product', async () => {
    const line = await match({ name: 'SOUP TOMATO', pack: '24/10.75OZ' });
    expect(line).toMatchObject({ match: 'name', gtin: null, is_warning: true });
    expect(line.candidates.map(({ gtin }) => gtin).toSorted()).toEqual([SOUP, OTHER_SOUP]);
    const { body } = await alice('PUT', `orders/${id}/lines/1`, { gtin: OTHER_SOUP });
    expect(body.line).toMatchObject({ gtin: OTHER_SOUP, is_chosen: true, is_warning: false });
    const none = await alice('PUT', `orders/${id}/lines/1`, { gtin: null });
    expect(none.body.line).toMatchObject({ gtin: null, match: 'absent', is_chosen: true });
  });

  test('of a name that one brand has alone, another brand’s food may be meant: a person chooses', async () => {
    const line = await match({ name: 'BEAN BLACK LS', pack: '6/110OZ' });
    expect(line).toMatchObject({
      match: 'name',
      gtin: null,
      is_warning: true,
      candidates: [{ gtin: BEANS }],
    });
    expect(await match({ name: 'BEAN BLACK LS', brand: 'VOSSEL', pack: '6/110OZ' })).toMatchObject({
      gtin: null,
    });
  });

  test('what the catalogue has not is kept as text', async () => {
    expect(await match({ name: 'NAPKINS DINNER WHITE' })).toMatchObject({ match: 'absent', gtin: null });
    expect(await match({})).toMatchObject({ match: 'problem', note: 'The line has no code and no name' });
  });
});
