import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { listEndpoints } from '#contract/contracts.ts';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { openTokenApp } from '#tests/support/token-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { chance } from './generate.ts';
import { requestOf } from './generate-request.ts';

const { app, store, signUp, call, makeToken } = await openTokenApp([tradeItem({ gtin: demoGtin(1) })]);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
/** The calls that end a session or an account would end the caller's. */
const ENDS_CALLER = ['POST /api/auth/logout-everywhere', 'DELETE /api/auth/me'];
const endpoints = listEndpoints();
let owner: string;
let other: string;

beforeAll(async () => {
  owner = await signUp('owner@example.com');
  other = await signUp('other@example.com');
});

/** The status of a call with nothing in it: who may call is judged before what is sent. */
async function statusOf({ method, path }: Endpoint, token: string | undefined): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const url = path.replaceAll(/\{\w+\}/g, 'x');
  return (await app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) })).statusCode;
}

type Verdict = 'allowed' | 401 | 403;
const verdictOf = (status: number): Verdict => (status === 401 || status === 403 ? status : 'allowed');

async function expectVerdicts(token: string | undefined, expected: (endpoint: Endpoint) => Verdict) {
  const wrong: unknown[] = [];
  expect(endpoints.map(nameOf)).toEqual(expect.arrayContaining(ENDS_CALLER));
  for (const endpoint of endpoints.filter((each) => !ENDS_CALLER.includes(nameOf(each)))) {
    const status = await statusOf(endpoint, token);
    if (verdictOf(status) !== expected(endpoint)) wrong.push([nameOf(endpoint), status, expected(endpoint)]);
  }
  expect(wrong).toEqual([]);
}

const publicAlone = ({ access }: Endpoint): Verdict => (access === 'public' ? 'allowed' : 401);

describe('every call answers as its access says', () => {
  test.each([
    ['a visitor', undefined],
    ['somebody with an invented token', 'a.b.c'],
    ['a program with an invented token', 'larder_unknown'],
  ])('to %s', (_who, token) => expectVerdicts(token, publicAlone));

  test.each(ENDS_CALLER)(
    'to whose session was ended by %s, which the account alone may call',
    async (name) => {
      const [method = '', path = ''] = name.split(' ');
      const gone = await signUp(`${randomUUID()}@example.com`);
      const program = await makeToken(gone, { scope: 'lists' });
      for (const [token, status] of [
        [undefined, 401],
        [program, 403],
        [gone, 200],
        [gone, 401],
      ] as const) {
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const reply = await app.inject({ method: method as Endpoint['method'], url: path, headers });
        expect(reply.statusCode === 204 ? 200 : reply.statusCode).toBe(status);
      }
      await expectVerdicts(gone, publicAlone);
    },
  );

  test.each(['expired', 'revoked'])('to a program whose token is %s', async (state) => {
    const token = await makeToken(owner, { scope: 'lists' });
    if (state === 'expired')
      await store.db
        .updateTable('api_tokens')
        .set({ expires_at: new Date(0) })
        .execute();
    else await store.db.deleteFrom('api_tokens').execute();
    await expectVerdicts(token, publicAlone);
  });

  test('to somebody signed in', () => expectVerdicts(owner, () => 'allowed'));

  test('to a program that may read', async () => {
    const token = await makeToken(owner, { scope: 'read' });
    await expectVerdicts(token, ({ access, method }) =>
      access === 'session' || (access === 'user' && method !== 'GET') ? 403 : 'allowed',
    );
  });

  test('to a program that may change lists', async () => {
    const token = await makeToken(owner, { scope: 'lists' });
    await expectVerdicts(token, ({ access }) => (access === 'session' ? 403 : 'allowed'));
  });
});

/** What schemas of a query cannot say. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/orders/{id}/scorecard/lines': '?part=without.price',
};

describe('what belongs to somebody else', () => {
  /** The status of a valid request to a call on the thing with this id: schemas may ask for more than JSON Schema says. */
  async function statusFor(token: string, endpoint: Endpoint, id: string): Promise<number> {
    let status = 422;
    for (let seed = 1; status === 422 && seed < 1_000; seed++) {
      const { url, body: made } = requestOf(endpoint, chance(seed), 0);
      // What a mail address is, a schema cannot say.
      const body =
        made &&
        JSON.stringify({ ...JSON.parse(made), ...(/"email"/.test(made) && { email: 'a@example.com' }) });
      const query = QUERIES[nameOf(endpoint)] ?? (url.includes('?') ? url.slice(url.indexOf('?')) : '');
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      };
      const path =
        endpoint.path
          .replace('{id}', id)
          .replace('{line}', '1')
          .replaceAll(/\{\w+\}/g, randomUUID()) + query;
      const request = { method: endpoint.method, url: path, headers, ...(body && { payload: body }) };
      status = (await app.inject(request)).statusCode;
    }
    return status;
  }
  const groupCalls = endpoints.filter(({ path }) => path.startsWith('/api/wishlist-groups/{id}'));
  const makeGroup = async (is_public: boolean) =>
    (await call('POST', '/api/wishlist-groups', owner, { name: randomUUID(), is_public })).json()
      .id as string;

  test('is not found: by id, on every call', async () => {
    const calls = endpoints.filter(({ path, access }) => path.includes('{id}') && access !== 'public');
    expect(calls.length).toBeGreaterThan(10);
    const id = await makeGroup(false);
    const wrong: unknown[] = [];
    for (const endpoint of calls) {
      const status = await statusFor(other, endpoint, id);
      if (status !== 404) wrong.push([nameOf(endpoint), status]);
    }
    expect(wrong).toEqual([]);
  });

  test.each(['somebody else', 'a follower'])(
    'and public, may be read by %s and not be changed',
    async (who) => {
      const id = await makeGroup(true);
      if (who === 'a follower') await call('POST', `/api/wishlist-groups/${id}/follow`, other);
      for (const endpoint of groupCalls.filter(({ path }) => !path.endsWith('/follow'))) {
        const status = await statusFor(other, endpoint, id);
        const isOpen = endpoint.method === 'GET' && !/members|activity/.test(endpoint.path);
        expect([nameOf(endpoint), status]).toEqual([nameOf(endpoint), isOpen ? 200 : 403]);
      }
    },
  );
});
