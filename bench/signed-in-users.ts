import { v7 as uuidv7 } from 'uuid';
import { issueAccessToken } from '#server/features/auth/access-token.ts';
import { loadKeyRing } from '#server/keys/secret-keys.ts';
import type { StartedServer } from '#tests/support/start-server.ts';
import { joinStore } from './real-store.ts';

export type CallAsUser = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<Record<string, unknown>>;

export interface SignedInUser {
  readonly id: string;
  /** An access token. */
  readonly token: string;
}

/** Adds accounts to a running server's store. */
export async function addSignedInUsers(dataDir: string, count: number): Promise<SignedInUser[]> {
  const now = new Date();
  const ids = Array.from({ length: count }, () => uuidv7());
  const store = await joinStore(dataDir);
  await store.db
    .insertInto('users')
    .values(
      ids.map((id) => ({
        id,
        email: `${id}@example.com`,
        email_key: `${id}@example.com`,
        auth_provider: 'email' as const,
        is_verified: true,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  await store.close();
  const keys = await loadKeyRing(dataDir, undefined);
  return Promise.all(ids.map(async (id) => ({ id, token: await issueAccessToken(keys, id, uuidv7(), now) })));
}

/** A new account's calls to a running server, by the path after `/api/`. Throws when one is refused. */
export async function callAsNewUser({ dataDir, url }: StartedServer): Promise<CallAsUser> {
  const [user] = await addSignedInUsers(dataDir, 1);
  return async (method, path, body) => {
    const reply = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${user?.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Record<string, unknown>;
  };
}
