import { expect, onTestFinished, test } from 'vitest';
import { holdLock } from '#server/db/store-lock.ts';
import type { OpenSearchNode } from '#tests/support/opensearch/start-opensearch.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import type { TestDb } from '#tests/support/test-db.ts';
import { arrayFeed } from '../conformance/array-feed.ts';
import { plainDocument } from '../conformance/plain-catalogue.ts';
import { ALL_PRODUCTS } from '../engine.ts';
import { openCluster as connect } from './cluster.ts';
import { indexNames } from './index-names.ts';
import { openCluster } from './open-engines.fixture.ts';
import { removeOldVersions } from './remove-old-versions.ts';

const HOUR_MS = 60 * 60_000;
const NOW = Date.parse('2026-03-02T12:00:00Z');

/** What is left of other versions of the mapping. */
export function oldVersionCases(node: () => OpenSearchNode, { pool }: TestDb): void {
  test('an index of an older version is removed a day after its last process ended, and no other index', async () => {
    const prefix = `old-${process.pid}`;
    const [names, client] = [indexNames(prefix, 'newer'), connect(node().url)];
    const lock = (name: string, onLost: () => void) => holdLock(pool, name, onLost);
    const feed = arrayFeed([plainDocument(1), plainDocument(2)]);
    const open = (schema: string, on: { readonly taken?: () => void; readonly looked?: () => void } = {}) => {
      const held = async (name: string, onLost: () => void) => {
        const free = await lock(name, onLost);
        if (free === undefined) return undefined;
        if (name.endsWith('-removal'))
          return async () => {
            await free();
            on.looked?.();
          };
        on.taken?.();
        return free;
      };
      return openCluster(node(), feed, { prefix, schema, holdLock: held });
    };
    const older = open('older');
    await older.caughtUp();
    const looked = Promise.withResolvers<void>();
    const newer = open('newer', { looked: looked.resolve });
    onTestFinished(async () => {
      await newer.close();
      await client.close();
    });
    const others = [`${prefix}-products-notes`, `${prefix}-products-older-notes-of-mine`];
    for (const index of others) await client.indices.create({ index });
    // It looks for older ones itself as soon as it is complete, by the clock, and not again for an hour.
    await Promise.all([newer.caughtUp(), looked.promise]);

    const removeAfter = (hours: number) =>
      removeOldVersions({ client, names, holdLock: lock, now: NOW + hours * HOUR_MS });
    const left = async () =>
      Object.keys((await client.indices.get({ index: `${prefix}-products-*` })).body).sort();
    const all = await left();
    expect(await removeAfter(0)).toEqual([]);
    expect(await removeAfter(48), 'its process runs').toEqual([]);
    await older.close();
    expect(await removeAfter(48), 'its process ended just now').toEqual([]);
    expect(await removeAfter(71), 'within the day').toEqual([]);
    // An older process that starts again begins the day again.
    const taken = Promise.withResolvers<void>();
    const again = open('older', { taken: taken.resolve });
    await Promise.all([again.caughtUp(), taken.promise]);
    expect(await removeAfter(73)).toEqual([]);
    await again.close();
    expect(await removeAfter(74)).toEqual([]);
    expect(await left()).toEqual(all);

    // Two processes at once: one of them removes it. Neither does while the newer one is looking itself.
    const removed: string[] = [];
    await pollUntil('it is removed', async () => {
      removed.push(...(await Promise.all([removeAfter(98), removeAfter(98)])).flat());
      return removed.length > 0;
    });
    expect(removed).toEqual(all.filter((index) => /-older-[^-]+$/.test(index)));
    expect(removed).toHaveLength(1);
    expect(await left()).toEqual(all.filter((index) => !removed.includes(index)));
    expect(await removeAfter(200)).toEqual([]);
    expect((await newer.search({ ...ALL_PRODUCTS, limit: 1 })).total).toBe(2);
  });
}
