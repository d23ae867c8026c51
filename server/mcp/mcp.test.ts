import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Assistant, connectAssistant } from '#tests/support/mcp-client.ts';
import { acceptErrors } from '#tests/support/recording-log.ts';
import { openTokenApp } from '#tests/support/token-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { TOOLS } from './tools.ts';

const { app, store, entries, signUp, call, makeToken } = await openTokenApp(
  [1, 2].map((n) => tradeItem({ gtin: demoGtin(n), name: `Oat bar ${n}` })),
);
const [gtin, other] = [demoGtin(1), demoGtin(2)];
let address: string;
let access: string;
let read: string;
let lists: string;
let groupId: string;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  access = await signUp('assistant@example.com');
  read = await makeToken(access, { scope: 'read' });
  lists = await makeToken(access, { scope: 'lists' });
  groupId = (await call('POST', '/api/wishlist-groups', access, { name: 'Lunch' })).json().id;
});

/** Arguments with which each tool succeeds, in an order in which they do. */
const given = (): Record<string, object> => ({
  search_products: { search_term: 'oat', limit: 5, facets: true },
  suggest_terms: { q: 'oat' },
  list_categories: {},
  get_product: { gtin },
  get_nutrition: { gtin },
  get_allergens: { gtin },
  explain_verdicts: { gtin },
  judge_standards: { gtin },
  judge_ingredient_laws: { gtin },
  list_standards: {},
  compare_products: { gtins: [gtin, other] },
  find_better_alternatives: { gtin },
  get_cart: {},
  add_to_cart: { gtin, quantity: 2 },
  set_cart_quantity: { gtin, quantity: 5 },
  note_in_cart: { gtin, note: 'For Monday', tag: 'breakfast' },
  exchange_in_cart: { gtin, quantity: 1, to_gtin: other, to_quantity: 3 },
  remove_from_cart: { gtin },
  clear_cart: {},
  get_wishlist: {},
  add_to_wishlist: { gtin },
  note_in_wishlist: { gtin, tag: 'breakfast' },
  list_groups: {},
  get_group: { id: groupId },
  list_joined_groups: {},
  list_group_members: { id: groupId },
  get_group_activity: { id: groupId },
  create_group: { name: 'Dinner' },
  update_group: { id: groupId, name: 'Lunches' },
  add_to_group: { id: groupId, gtins: [gtin] },
  note_in_group: { id: groupId, gtin, note: 'Ask for a sample' },
  remove_from_group: { id: groupId, gtins: [gtin] },
  remove_from_wishlist: { gtin },
  delete_group: { id: groupId },
});

const nameSet = (tools: typeof TOOLS) => new Set(tools.map(({ name }) => name));
const isPublic = nameSet(TOOLS.filter(({ calls }) => calls.every((one) => one.access === 'public')));
const isReading = nameSet(TOOLS.filter(({ calls }) => calls.every((one) => one.method === 'GET')));

async function callAll(assistant: Assistant): Promise<Map<string, { isError: boolean; body: unknown }>> {
  const answers = new Map<string, { isError: boolean; body: unknown }>();
  for (const [name, args] of Object.entries(given())) answers.set(name, await assistant.use(name, args));
  return answers;
}

describe.each(['legacy', 'auto'] as const)('an assistant of the %s revision', (mode) => {
  const unsigned = { status: 401, title: 'Not signed in' };
  const readOnly = { status: 403, detail: 'This token may only read.' };
  test.each([
    ['without a token reads the catalogue, and nothing else', () => undefined, isPublic, unsigned],
    ['with a token that may read reads the lists too, and changes nothing', () => read, isReading, readOnly],
  ])('%s', async (_, token, allowed, refusal) => {
    const assistant = await connectAssistant(address, token(), mode);
    expect(new Set(await assistant.toolNames())).toEqual(allowed);
    for (const [name, { isError, body }] of await callAll(assistant)) {
      expect([name, isError]).toEqual([name, !allowed.has(name)]);
      if (isError) expect(body).toMatchObject(refusal);
    }
    await assistant.close();
  });
});

test('a token that may change lists uses every tool, and what it changed is there', async () => {
  const assistant = await connectAssistant(address, lists);
  expect(new Set(await assistant.toolNames())).toEqual(nameSet(TOOLS));
  expect(Object.keys(given()).toSorted()).toEqual([...nameSet(TOOLS)].toSorted());
  const answers = await callAll(assistant);
  for (const [name, { isError, body }] of answers)
    expect([name, isError, isError && body]).toEqual([name, false, false]);
  expect(answers.get('search_products')?.body).toMatchObject({ total: 2, facets: {} });
  expect(answers.get('exchange_in_cart')?.body).toMatchObject({
    items: [
      { gtin: other, quantity: 3 },
      { gtin, quantity: 4 },
    ],
  });
  expect(answers.get('compare_products')?.body).toMatchObject({
    products: [{ product: { gtin }, nutrition: {}, explained: {} }, { product: { gtin: other } }],
  });
  const groups = (await call('GET', '/api/wishlist-groups', access)).json();
  expect(groups).toMatchObject([{ name: 'Dinner' }]);
  await assistant.close();
});

describe('a message is refused', () => {
  const hello = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...headers,
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  test('with a token that is unknown, expired or revoked, whatever it asks', async () => {
    const person = await signUp(`${randomUUID()}@example.com`);
    const token = await makeToken(person);
    expect((await send(hello, bearer(token))).statusCode).toBe(200);
    const [{ id }] = (await call('GET', '/api/auth/tokens', person)).json().tokens;
    const row = store.db.updateTable('api_tokens').where('id', '=', id);
    await row.set({ expires_at: new Date() }).execute();
    const expired = await send(hello, bearer(token));
    expect([expired.statusCode, expired.json().detail]).toEqual([
      401,
      'This token has expired. Make a new one.',
    ]);
    expect(expired.headers['www-authenticate']).toBe('Bearer');
    await call('DELETE', `/api/auth/tokens/${id}`, person);
    expect((await send(hello, bearer(token))).statusCode).toBe(401);
    expect((await send(hello, bearer('larder_unknown'))).statusCode).toBe(401);
    expect((await send(hello, { authorization: 'Basic abc' })).statusCode).toBe(401);
    await expect(connectAssistant(address, token)).rejects.toThrow();
  });

  test('beyond the calls that a token has in a minute', async () => {
    const person = await signUp(`${randomUUID()}@example.com`);
    const token = await makeToken(person);
    const [{ id }] = (await call('GET', '/api/auth/tokens', person)).json().tokens;
    const spent = { minute_calls: 600, minute_began_at: new Date() };
    await store.db.updateTable('api_tokens').set(spent).where('id', '=', id).execute();
    const refused = await send(hello, bearer(token));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('from a page of another site, a rebound name among them', async () => {
    for (const origin of [
      'https://evil.example',
      'http://evil.example:3000',
      'null',
      'http://localhost:3001',
    ]) {
      const reply = await send(hello, { origin, host: 'evil.example:3000' });
      expect([origin, reply.statusCode]).toEqual([origin, 403]);
    }
    expect((await send(hello, { origin: 'http://localhost:3000' })).statusCode).toBe(200);
  });

  test.each([
    ['a list of messages', [hello, hello], 400],
    ['text that is no JSON', '{"jsonrpc"', 400],
    ['no body', '', 400],
    ['a body that is too large', { ...hello, params: { filler: 'x'.repeat(300_000) } }, 413],
    ['another protocol', { hello: 'world' }, 400],
    ['the beginning of an endless stream', { ...hello, method: 'subscriptions/listen' }, 200],
  ])('as %s', async (_what, payload, status) => {
    const reply = await send(payload);
    expect(reply.statusCode).toBe(status);
    expect(reply.body).toMatch(/"error"|"detail"/);
  });

  test('with a method other than POST', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const reply = await app.inject({ method, url: '/mcp' });
      expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    }
  });
});

describe('a tool refuses', () => {
  test.each([
    ['get_product', { gtin: '123' }, 422],
    ['get_product', { gtin: `${gtin.slice(0, -1)}0` }, 422],
    ['get_product', { gtin: demoGtin(9) }, 404],
    ['get_product', {}, 422],
    ['search_products', { exclude_alergen: ['milk'] }, 422],
    ['search_products', { limit: 101 }, 422],
    ['search_products', { search_term: { $gt: '' } }, 422],
    ['compare_products', { gtins: [gtin] }, 422],
    ['compare_products', { gtins: [gtin, demoGtin(9)] }, 404],
    ['compare_products', { gtins: [gtin, other], more: 1 }, 422],
    ['remove_from_cart', {}, 422],
    ['create_group', { name: 'a\u0000b' }, 422],
    ['get_group', { id: randomUUID() }, 404],
    ['constructor', {}, 404],
  ])('%s with %j', async (name, args, status) => {
    const assistant = await connectAssistant(address, lists);
    const { isError, body } = await assistant.use(name, args);
    expect([isError, body]).toEqual([true, expect.objectContaining({ status, detail: expect.any(String) })]);
    await assistant.close();
  });

  test('a group of another account, as if there were none', async () => {
    const stranger = await makeToken(await signUp(`${randomUUID()}@example.com`), { scope: 'lists' });
    const { id } = (await call('POST', '/api/wishlist-groups', access, { name: 'Private' })).json();
    const assistant = await connectAssistant(address, stranger);
    for (const name of ['get_group', 'delete_group', 'update_group']) {
      expect((await assistant.use(name, { id })).body).toMatchObject({ status: 404 });
    }
    await assistant.close();
  });

  test('on a fault of ours, with the number of the request and nothing else', async () => {
    const assistant = await connectAssistant(address, lists);
    await store.db.schema.alterTable('cart_items').renameTo('elsewhere').execute();
    const { body } = await assistant.use('get_cart');
    await store.db.schema.alterTable('elsewhere').renameTo('cart_items').execute();
    expect(body).toMatchObject({ status: 500, detail: expect.stringMatching(/quote request [\w-]{36}/) });
    expect(JSON.stringify(body)).not.toContain('cart_items');
    acceptErrors();
    await assistant.close();
  });
});

test('the log has the tool and its outcome, and no token', () => {
  const facts = { tool: 'get_product', failure: 'not_found' };
  expect(entries).toContainEqual({ level: 'info', facts, message: 'tool call' });
  expect(JSON.stringify(entries)).not.toContain(lists);
});
