import type { Client } from '@opensearch-project/opensearch';
import { findOrNot, reach } from './cluster.ts';
import type { HoldLock } from './follow-cluster.ts';
import type { IndexNames } from './index-names.ts';

/** An update may be taken back within this time without building the older index again. */
const IDLE_MS = 24 * 60 * 60_000;

export interface RemovalOptions {
  readonly client: Client;
  readonly names: IndexNames;
  readonly holdLock: HoldLock;
  readonly now: number;
}

/**
 * Removes the indexes of other versions of the mapping that no process has written for a day. A version is in use while a
 * process holds its lock, as one of its processes does while any runs; the lock is held here while its indexes are removed.
 * Answers the names of those removed.
 */
export async function removeOldVersions(options: RemovalOptions): Promise<string[]> {
  const removed: string[] = [];
  for (const [alias, indexes] of await listOthers(options.client, options.names)) {
    // Where two look at once, one does: to the other, the version whose lock is held here would be one in use.
    const done = await options.holdLock(`${alias}-removal`, () => undefined);
    if (done === undefined) continue;
    try {
      if (await removeIfIdle(options, alias, indexes)) removed.push(...indexes);
    } finally {
      await done();
    }
  }
  return removed;
}

async function removeIfIdle(
  { client, names, holdLock, now }: RemovalOptions,
  alias: string,
  indexes: readonly string[],
): Promise<boolean> {
  const free = await holdLock(alias, () => undefined);
  const idle = idleNote(client, names.positions, alias);
  if (free === undefined) {
    await idle.forget();
    return false;
  }
  try {
    if (now - (await idle.since(now)) < IDLE_MS) return false;
    await reach(() => client.indices.delete({ index: indexes.join(','), ignore_unavailable: true }));
    await reach(() => findOrNot(() => client.delete({ index: names.positions, id: alias })));
    await idle.forget();
    return true;
  } finally {
    await free();
  }
}

async function listOthers(client: Client, { alias, every, versionOf }: IndexNames) {
  const { body } = await reach(() => client.indices.get({ index: every }));
  const others = new Map<string, string[]>();
  for (const index of Object.keys(body)) {
    const version = versionOf(index);
    if (version === undefined || version === alias) continue;
    others.set(version, [...(others.get(version) ?? []), index]);
  }
  return others;
}

/** Since when a version is seen without a process, written down where a restart of this one does not lose it. */
function idleNote(client: Client, index: string, alias: string) {
  const id = `${alias}-idle`;
  return {
    async since(now: number): Promise<number> {
      const found = await reach(() => findOrNot(() => client.get({ index, id })));
      const since = (found?.body._source as { readonly idle_since?: number } | undefined)?.idle_since;
      if (since !== undefined) return since;
      await reach(() => client.index({ index, id, body: { idle_since: now } }));
      return now;
    },
    async forget(): Promise<void> {
      await reach(() => findOrNot(() => client.delete({ index, id })));
    },
  };
}
