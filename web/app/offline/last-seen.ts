import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { User } from '#contract/user.schema.ts';
import { LAST_USER } from '#web/features/session/browser-session.ts';
import { getSession } from '#web/features/session/session.ts';
import { getWaiting } from '#web/features/session/waiting.ts';
import { isOffline, LAST_SEEN } from '#web/lib/offline.ts';

/** Kept as JSON. */
interface Kept {
  readonly key: QueryKey;
  readonly data: unknown;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/** Third parts of the keys of a user's lists. */
const LISTS: ReadonlySet<unknown> = new Set(['cart', 'wishlist', 'groups', 'group']);
/** Changes come in bursts: the last of one is kept. */
const PAUSE_MS = 500;

/** Keeps the user's lists in this browser as they are fetched and changed; what another user left goes. Answers its end. */
export function keepLists(queryClient: QueryClient, user: User): () => void {
  if (!globalThis.caches) return () => {};
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const begun = begin(user);
  const keep = async (key: QueryKey) => {
    const { data, dataUpdatedAt: seenAt } = queryClient.getQueryState(key) ?? {};
    if (data === undefined || seenAt === undefined) return;
    // The server's word stays what is kept: without changes that wait, which are kept apart.
    if (isOffline() || getWaiting().changes.length > 0) return;
    await begun;
    await put(user.id, addressOf(key), { key, data, seenAt } satisfies Kept);
  };
  const hear = (key: QueryKey) => {
    if (key[1] !== user.id || !LISTS.has(key[2])) return;
    const address = addressOf(key);
    clearTimeout(timers.get(address));
    timers.set(
      address,
      setTimeout(() => void keep(key), PAUSE_MS),
    );
  };
  const cache = queryClient.getQueryCache();
  for (const { queryKey } of cache.getAll()) hear(queryKey);
  const stop = cache.subscribe(({ type, query }) => type === 'updated' && hear(query.queryKey));
  return () => {
    stop();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** Keeps a list as it was before a change that could not be sent. */
export async function keepList(userId: string, key: QueryKey, data: unknown): Promise<void> {
  const address = addressOf(key);
  const last = await caches.match(address, { cacheName: LAST_SEEN });
  const kept: unknown = await last?.json();
  if (isKept(kept)) await put(userId, address, { ...kept, data } satisfies Kept);
}

const addressOf = (key: QueryKey) =>
  `/last-seen/${key.slice(1).map(String).map(encodeURIComponent).join('/')}`;

async function begin(user: User): Promise<void> {
  const last = await caches.match(LAST_USER, { cacheName: LAST_SEEN });
  if (last && ((await last.json()) as User).id !== user.id) await caches.delete(LAST_SEEN);
  // A number that can be an SSN stays with the server, masked or not.
  await put(user.id, LAST_USER, { ...user, business_id: null } satisfies User);
}

/** Nothing is kept of a user who has logged out meanwhile. A full disk keeps what it has. */
async function put(userId: string, address: string, value: unknown): Promise<void> {
  const isHere = () => getSession().user?.id === userId;
  if (!isHere()) return;
  try {
    await (await caches.open(LAST_SEEN)).put(address, Response.json(value));
  } catch {
    return;
  }
  if (!isHere()) await caches.delete(LAST_SEEN);
}

/** Puts the kept lists where the pages look for them. Their own keys say whose they are. */
export async function showLastSeen(queryClient: QueryClient): Promise<void> {
  if (!(await globalThis.caches?.has(LAST_SEEN))) return;
  const cache = await caches.open(LAST_SEEN);
  // Nothing else would bring them back.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, gcTime: Number.POSITIVE_INFINITY },
  });
  for (const request of await cache.keys()) {
    const kept: unknown = await (await cache.match(request))?.json();
    if (isKept(kept)) queryClient.setQueryData(kept.key, kept.data, { updatedAt: kept.seenAt });
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'key' in value && 'seenAt' in value;
}
