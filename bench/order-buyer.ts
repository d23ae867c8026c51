import { v7 as uuidv7 } from 'uuid';
import type { OrderLine } from '#contract/orders.schema.ts';
import { MAX_LINES_AT_ONCE } from '#contract/orders.ts';
import { issueAccessToken } from '#server/features/auth/access-token.ts';
import { loadKeyRing } from '#server/features/auth/secret-keys.ts';
import type { GuideLine } from '#tests/support/order-guides.ts';
import type { StartedServer } from '#tests/support/start-server.ts';
import { joinStore } from './real-store.ts';

export interface Buyer {
  ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Record<string, unknown>>;
  /** Makes an order of a guide. */
  bring(name: string, guide: readonly GuideLine[]): Promise<{ id: string; lines: OrderLine[] }>;
}

/** A new account on a running server, that sends orders over HTTP. */
export async function openBuyer(server: StartedServer): Promise<Buyer> {
  const store = await joinStore(server.dataDir);
  const now = new Date();
  const userId = uuidv7();
  const email = `${userId}@example.com`;
  await store.db
    .insertInto('users')
    .values({
      id: userId,
      email,
      email_key: email,
      auth_provider: 'email',
      is_verified: true,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await store.close();
  const token = await issueAccessToken(await loadKeyRing(server.dataDir, undefined), userId, uuidv7(), now);

  const ask: Buyer['ask'] = async (method, path, body) => {
    const reply = await fetch(`${server.url}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Record<string, unknown>;
  };
  return {
    ask,
    async bring(name, guide) {
      const id = String((await ask('POST', 'orders', { name, origin: 'csv' })).id);
      const matched: OrderLine[] = [];
      for (let from = 0; from < guide.length; from += MAX_LINES_AT_ONCE) {
        const lines = guide
          .slice(from, from + MAX_LINES_AT_ONCE)
          .map(({ truth: _, ...line }, i) => ({ ...line, line: from + i + 1 }));
        matched.push(...((await ask('POST', `orders/${id}/lines`, { lines })).lines as OrderLine[]));
      }
      return { id, lines: matched };
    },
  };
}
