import type { FastifyInstance } from 'fastify';
import { beforeEach } from 'vitest';
import { ok } from '#contract/result.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import type { Deps } from '#server/deps.ts';
import { cartRoutes } from '#server/features/cart/cart.routes.ts';
import { wishlistRoutes } from '#server/features/wishlist/wishlist.routes.ts';
import { wishlistGroupRoutes } from '#server/features/wishlist-groups/wishlist-groups.routes.ts';
import { type Authenticate, routeBinder } from '#server/http/route.ts';
import { keyRing } from '#server/keys/secret-keys.ts';
import { openTestServer } from './feature-app.ts';
import { openTestDb, type TestDb } from './test-db.ts';
import { demoGtin, tradeItem } from './trade-items.ts';

type Json = Record<string, unknown>;

export interface ListsApp {
  readonly store: TestDb;
  /** Calls as a person, known by number. */
  as(person: number): CallAsPerson;
}

export type CallAsPerson = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<{ status: number; body: Json }>;

export const personId = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/**
 * Carts, wishlists and groups over the real store, empty before each test, with a few people and products; nothing is
 * indexed. Call it at the top of the file.
 */
export async function openListsApp(products = 12, people = 3): Promise<ListsApp> {
  const store = await openTestDb();
  await addPeople(store, people);
  const items = Array.from({ length: products }, (_, n) =>
    tradeItem({ gtin: demoGtin(n), name: `Product ${n}`, product_type: 'BASE_UNIT_OR_EACH' }),
  );
  await writeTradeItems(store.pool, 'demo', items, new Date('2026-01-01T00:00:00Z'));
  const { app, log } = await openTestServer();
  const search = { findBodies: async () => new Map() };
  let now = Date.parse('2026-01-01T00:00:00Z');
  // Every look at the clock is a second later, so that what was added last is known.
  const clock = () => {
    now += 1_000;
    return new Date(now);
  };
  const keys = keyRing('a key of at least thirty-two characters');
  const publicUrl = 'http://localhost:3000';
  const deps = { ...store, search, clock, keys, publicUrl, log } as unknown as Deps;
  const route = routeBinder(app, byPerson);
  cartRoutes(route, deps);
  wishlistRoutes(route, deps);
  wishlistGroupRoutes(route, deps);
  beforeEach(() =>
    store.pool.query('TRUNCATE cart_items, idempotency_keys, wishlist_items, wishlist_groups CASCADE'),
  );
  return {
    store,
    as: (person) => callerOf(app, person),
  };
}

/** Bound with {@link byPerson}: the header says who calls. */
export function callerOf(app: FastifyInstance, person: number): CallAsPerson {
  return async (method, path, body) => {
    const response = await app.inject({
      method,
      url: `/api/${path}`,
      headers: { 'x-person': personId(person) },
      ...(body ? { payload: body } : {}),
    });
    return { status: response.statusCode, body: response.json() as Json };
  };
}

export const byPerson: Authenticate = async (request) =>
  ok({ id: String(request.headers['x-person']), sessionId: '' });

/** Accounts by number. */
export async function addPeople({ db }: TestDb, people: number): Promise<void> {
  const at = new Date('2026-01-01T00:00:00Z');
  await db
    .insertInto('users')
    .values(
      Array.from({ length: people }, (_, n) => ({
        id: personId(n),
        email: `person${n}@example.com`,
        email_key: `person${n}@example.com`,
        auth_provider: 'email' as const,
        is_verified: true,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
}
