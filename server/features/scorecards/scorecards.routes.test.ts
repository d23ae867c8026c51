import { beforeEach, describe, expect, test } from 'vitest';
import type { ProductAnswers } from '#contract/product-answers.schema.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { BEANS, CASE, ORDER_ITEMS, PALLET, SOUP } from '#tests/support/order-items.ts';
import { openOrdersApp } from '#tests/support/orders-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const GELATIN = demoGtin(7);
const { store, as } = await openOrdersApp([
  ...ORDER_ITEMS,
  tradeItem({ gtin: GELATIN, name: 'Cherry Gelatin', ingredients: 'Water, sugar, gelatin, FD&C Red No. 3.' }),
]);
const [alice, bob] = [as(0), as(1)];
const NO_ONE = '01900000-0000-7000-8000-000000000000';

let order = '';
let group = '';
beforeEach(async () => {
  const made = await alice('POST', 'orders', { name: 'Mrs Ruiz, November', origin: 'csv' });
  order = `order-${made.body.id}`;
  const lines = [{ line: 1, code: CASE, name: 'Beans for Marta', quantity: 3, unit: 'CS' }];
  await alice('POST', `orders/${made.body.id}/lines`, { lines });
  const own = await alice('POST', 'wishlist-groups', {
    name: 'Marta’s pantry',
    description: 'Gate code 4711',
  });
  group = `group-${own.body.id}`;
  await alice('POST', `wishlist-groups/${own.body.id}/add-items`, { gtins: [BEANS, SOUP] });
  await alice('POST', 'cart/add', { gtin: CASE, quantity: 2 });
  await alice('POST', 'cart/add', { gtin: SOUP, quantity: 30 });
});

const linkOf = async (list: string) => (await alice('POST', `scorecards/${list}/link`)).body.link as Link;
interface Link {
  readonly token: string;
}

describe('refused', () => {
  test.each(['baskets', 'order-1', 'group-', `cart-${NO_ONE}`])('is %s', async (of) => {
    expect((await alice('GET', `scorecards/${of}`)).status).toBe(422);
  });

  test('are another person’s order and private group, to see and to share', async () => {
    for (const list of [order, group, `order-${NO_ONE}`, `group-${NO_ONE}`]) {
      expect((await bob('GET', `scorecards/${list}`)).status).toBe(404);
      expect((await bob('GET', `scorecards/${list}/lines`)).status).toBe(404);
      for (const method of ['GET', 'POST', 'DELETE'] as const)
        expect((await bob(method, `scorecards/${list}/link`)).status).toBe(404);
    }
  });

  test('is a link to another person’s public group, whose scorecard anyone may see', async () => {
    await alice('PUT', `wishlist-groups/${group.slice(6)}`, { is_public: true });
    expect((await bob('GET', `scorecards/${group}`)).status).toBe(200);
    expect(await bob('POST', `scorecards/${group}/link`)).toMatchObject({
      status: 403,
      body: { detail: 'Only the owner of this group can share its scorecard.' },
    });
  });

  test('are a link that was revoked, one whose order is deleted, and a guess', async () => {
    const gone = { status: 404, body: { detail: 'This link no longer leads to a scorecard.' } };
    const { token } = await linkOf('cart');
    const other = await linkOf(order);
    await alice('DELETE', 'scorecards/cart/link');
    await alice('DELETE', `orders/${order.slice(6)}`);
    for (const tried of [token, other.token, 'x'.repeat(22)])
      expect(await bob('GET', `scorecards/shared/${tried}`)).toMatchObject(gone);
  });
});

describe('by a day and places', () => {
  beforeEach(() => alice('POST', 'cart/add', { gtin: GELATIN, quantity: 5 }));
  const laws = async (query: string) => {
    const { body } = await alice('GET', `scorecards/cart?${query}`);
    return body.scorecard as Scorecard;
  };

  test.each([
    'day=2005-01-01&standard=nutri_score',
    'place=ZZ',
    'standard=nutri',
    'law=tx_sb_26',
    'day=soon',
  ])('%s, a day before a standard begins or what does not exist, is refused', async (query) => {
    for (const path of ['cart', 'cart/lines', `shared/${(await linkOf('cart')).token}`])
      expect((await alice('GET', `scorecards/${path}?${query}`)).status).toBe(422);
  });

  test('what is lawful today and forbidden from a known day is counted so, and says the day', async () => {
    const today = await laws('day=2026-11-24&place=CA&channel=retail&standard=nutri_score');
    const named = { line: 1, name: 'Cherry Gelatin', quantity: 5 };
    const ban = { from: '2027-01-01', named: ['Red 3'] };
    expect(today).toMatchObject({
      day: '2026-11-24',
      law_lines: [{ ...named, named: [], later: ban }],
      standards: [{ key: 'nutri_score', answers: [{ answer: 'unknown', lines: 3, quantity: 47 }] }],
    });
    expect(today.ingredient_laws.filter(({ lines }) => lines > 0)).toEqual([
      { answer: 'named_later', lines: 1, quantity: 5 },
      { answer: 'unknown_later', lines: 2, quantity: 42 },
    ]);
    const then = await laws('day=2027-01-01&place=CA&channel=retail');
    expect(then).toMatchObject({
      day: '2027-01-01',
      law_lines: [{ ...named, named: ban.named, later: null }],
    });
    expect(then.ingredient_laws).toContainEqual({ answer: 'named', lines: 1, quantity: 5 });
  });

  test('a law that is asked for is counted by itself, as it stands', async () => {
    const { laws: before } = await laws('day=2026-12-31&law=ca_ab_418');
    const answers = [
      { result: 'named', lines: 1, quantity: 5 },
      { result: 'unknown', lines: 2, quantity: 42 },
    ];
    const law = { key: 'ca_ab_418', from: '2027-01-01', answers };
    expect(before).toEqual([{ ...law, status: 'coming' }]);
    expect((await laws('day=2027-01-01&law=ca_ab_418')).laws).toEqual([{ ...law, status: 'in_force' }]);
    expect((await laws('law=ca_ab_418&place=TX')).laws).toMatchObject([{ status: 'elsewhere' }]);
    expect((await laws('place=CA')).laws).toEqual([]);
  });

  test('a link shows the same by the day in its address', async () => {
    const { token } = await linkOf('cart');
    const query = 'day=2027-01-01&place=CA&channel=retail&standard=nutri_score&law=ca_ab_418';
    const { body } = await bob('GET', `scorecards/shared/${token}?${query}`);
    expect(body.scorecard).toEqual(await laws(query));
  });

  test('the lines to take away have the same answers', async () => {
    const { body } = await alice('GET', 'scorecards/cart/lines?day=2027-01-01&place=CA&standard=nutri_score');
    const answers = body.answers as ProductAnswers['products'];
    expect(body.day).toBe('2027-01-01');
    expect(answers.find(({ gtin }) => gtin === GELATIN)).toMatchObject({
      standards: [{ key: 'nutri_score' }],
      ingredient_laws: { answer: 'named', named: ['Red 3'] },
    });
  });
});

describe('a scorecard', () => {
  test('of a cart counts cases as cases, and judges what they hold', async () => {
    const { body } = await alice('GET', 'scorecards/cart');
    expect(body).toMatchObject({ name: 'Cart', scorecard: { not_judged: 0, judged: { lines: 2 } } });
    const { body: counted } = await alice('GET', 'scorecards/cart/lines');
    expect(counted.lines).toMatchObject([
      { line: 1, code: SOUP, gtin: SOUP, quantity: 30, match: 'code' },
      { line: 2, code: CASE, gtin: BEANS, level: 'CASE', holds: 6, quantity: 2 },
    ]);
    expect(counted.cases).toEqual([{ gtin: BEANS, case_gtin: CASE, holds: 6 }]);
  });

  test('of a wishlist and a group has lines without quantities', async () => {
    for (const list of ['wishlist', group]) {
      const { body } = await alice('GET', `scorecards/${list}`);
      expect(body.scorecard).toMatchObject({ judged: { lines: 2, quantity: 0 }, without_quantity: 2 });
    }
  });

  test('of an order is the order’s', async () => {
    const { body } = await alice('GET', `scorecards/${order}`);
    expect(body.scorecard).toEqual((await alice('GET', `orders/${order.slice(6)}/scorecard`)).body);
  });

  test('counts a product that has left the catalogue as not judged', async () => {
    await alice('POST', 'cart/add', { gtin: PALLET, quantity: 1 });
    await store.db.deleteFrom('products').where('gtin', '=', PALLET).execute();
    const { body } = await alice('GET', 'scorecards/cart');
    expect(body.scorecard).toMatchObject({ judged: { lines: 2 }, not_judged: 1 });
    await store.db.deleteFrom('products').execute();
    expect((await alice('GET', 'scorecards/cart')).body.scorecard).toMatchObject({ not_judged: 3 });
  });
});

describe('a link', () => {
  test('shows the same scorecard to anyone, without a name or note of its owner', async () => {
    for (const list of [order, group, 'cart', 'wishlist']) {
      const { token } = await linkOf(list);
      const shared = await bob('GET', `scorecards/shared/${token}`);
      expect(shared.body.scorecard).toEqual((await alice('GET', `scorecards/${list}`)).body.scorecard);
      expect(shared.body.kind).toBe(list.split('-')[0]);
      expect(JSON.stringify(shared.body)).not.toMatch(/Marta|Ruiz|4711|person0/);
    }
  });

  test('is one for each list, seen again by its owner, and kept as a hash', async () => {
    const link = await linkOf('cart');
    expect(link.token).toMatch(/^[\w-]{22}$/);
    expect(await linkOf('cart')).toEqual(link);
    expect((await alice('GET', 'scorecards/cart/link')).body).toEqual({ link });
    expect((await linkOf('wishlist')).token).not.toBe(link.token);
    expect((await bob('GET', 'scorecards/cart/link')).body).toEqual({ link: null });
    const rows = await store.db.selectFrom('scorecard_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link.token);
  });

  test('made again after it was revoked is another one', async () => {
    const first = await linkOf(group);
    expect((await alice('DELETE', `scorecards/${group}/link`)).body).toEqual({ link: null });
    expect((await linkOf(group)).token).not.toBe(first.token);
  });
});
