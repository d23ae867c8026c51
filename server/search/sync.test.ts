import { afterEach, describe, expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { plainDocument } from './conformance/plain-catalogue.ts';
import type { CatalogueChange, SearchDocument } from './document.ts';
import type { CatalogueFeed } from './feed.ts';
import { packChanges, packDocuments, unpackChanges, unpackDocuments } from './packed.ts';
import { type Follower, type FollowingIndex, followFeed } from './sync.ts';

/** A catalogue in memory, numbered as the store does; `fail` makes its next reading fail. */
function openMemoryStore() {
  const products = new Map<string, SearchDocument>();
  let changes: CatalogueChange[] = [];
  let failures = 0;
  let sequence = 0;
  let ring = () => {};
  const mayFail = () => {
    if (failures-- > 0) throw new Error('the store is down');
  };
  const feed: CatalogueFeed = {
    async latestSequence() {
      mayFail();
      return sequence;
    },
    countProducts: async () => products.size,
    async *readAll() {
      yield packDocuments([...products.values()]);
    },
    async *readSince(after) {
      for (const change of changes) if (change.sequence > after) yield packChanges([change]);
    },
  };
  return {
    feed,
    subscribe: async (onChange: () => void) => {
      ring = onChange;
      return async () => {
        ring = () => {};
      };
    },
    put(document: SearchDocument) {
      products.set(document.gtin, document);
      changes.push({ sequence: ++sequence, kind: 'upsert', document });
      ring();
    },
    remove(gtin: string) {
      products.delete(gtin);
      changes.push({ sequence: ++sequence, kind: 'delete', gtin });
      ring();
    },
    /** As another store would: fewer changes, other products. */
    replaceBy(documents: readonly SearchDocument[], to: number) {
      products.clear();
      for (const document of documents) products.set(document.gtin, document);
      changes = [];
      sequence = to;
    },
    fail(times: number) {
      failures = times;
    },
  };
}

/** An index in memory; `saved` is the contents of its snapshot. */
function openMemoryIndex(saved?: { documents: readonly SearchDocument[]; sequence: number }) {
  const products = new Map<string, SearchDocument>();
  const steps: string[] = [];
  let sequence = 0;
  const index: FollowingIndex = {
    sequence: () => sequence,
    countDocuments: () => products.size,
    async load() {
      if (!saved) throw new Error('there is no snapshot');
      for (const document of saved.documents) products.set(document.gtin, document);
      sequence = saved.sequence;
      steps.push('load');
    },
    async rebuild(batches, asOf) {
      const all = (await Array.fromAsync(batches)).flatMap(unpackDocuments);
      products.clear();
      for (const document of all) products.set(document.gtin, document);
      sequence = asOf;
      steps.push('rebuild');
    },
    unread: () => undefined,
    resume: () => Promise.reject(new Error('nothing was broken off')),
    async apply(changes) {
      for (const change of unpackChanges(changes)) {
        if (change.kind === 'delete') products.delete(change.gtin);
        else products.set(change.document.gtin, change.document);
        sequence = change.sequence;
      }
      steps.push('apply');
    },
    advance(to) {
      sequence = Math.max(sequence, to);
    },
  };
  return { index, steps, gtins: () => [...products.keys()].sort() };
}

const [one, two, three] = [plainDocument(1), plainDocument(2), plainDocument(3)];
let follower: Follower | undefined;
afterEach(() => follower?.close());

function follow(
  { feed, subscribe }: ReturnType<typeof openMemoryStore>,
  { index }: ReturnType<typeof openMemoryIndex>,
  pollMs = 1_000,
) {
  const { log, entries } = recordingLog();
  follower = followFeed({ feed, index, log, subscribe, pollMs });
  return { follower, reasons: () => entries.map(({ facts }) => (facts as { reason?: string }).reason ?? '') };
}

describe('the index is built from the catalogue', () => {
  test('when there is no snapshot', async () => {
    const store = openMemoryStore();
    store.put(one);
    const memory = openMemoryIndex();
    const following = follow(store, memory);
    await following.follower.caughtUp();
    expect([memory.steps, memory.gtins()]).toEqual([['rebuild'], [one.gtin]]);
    expect(following.reasons()).toContain('there is no snapshot');
  });

  test('when the snapshot is ahead of it: an older store was restored', async () => {
    const store = openMemoryStore();
    store.replaceBy([two], 3);
    const memory = openMemoryIndex({ documents: [one], sequence: 5 });
    const following = follow(store, memory);
    await following.follower.caughtUp();
    expect([memory.steps, memory.gtins()]).toEqual([['load', 'rebuild'], [two.gtin]]);
    expect(following.reasons()).toContain('index ahead of the catalogue');
  });

  test('when the numbers of products differ: it is a different store', async () => {
    const store = openMemoryStore();
    store.replaceBy([two, three], 5);
    const memory = openMemoryIndex({ documents: [one], sequence: 5 });
    const following = follow(store, memory);
    await following.follower.caughtUp();
    expect(memory.gtins()).toEqual([two.gtin, three.gtin]);
    expect(following.reasons()).toContain('index has 1 products, catalogue has 2');
  });
});

describe('the index follows the catalogue', () => {
  test('from the change after its snapshot on, upserts and deletes in their order', async () => {
    const store = openMemoryStore();
    store.put(one);
    store.put(two);
    const memory = openMemoryIndex({ documents: [one], sequence: 1 });
    const following = follow(store, memory);
    await following.follower.caughtUp();
    expect([memory.steps, memory.gtins()]).toEqual([
      ['load', 'apply'],
      [one.gtin, two.gtin],
    ]);
    store.remove(two.gtin);
    store.put(three);
    store.put(two);
    store.remove(one.gtin);
    await following.follower.caughtUp();
    expect(memory.gtins()).toEqual([two.gtin, three.gtin]);
  });

  test('again when the store is back', async () => {
    const store = openMemoryStore();
    const memory = openMemoryIndex({ documents: [], sequence: 0 });
    store.fail(2);
    const following = follow(store, memory, 1);
    await expect.poll(() => following.follower.isReady()).toBe(true);
    store.put(one);
    await following.follower.caughtUp();
    expect(memory.gtins()).toEqual([one.gtin]);
  });

  test('by polling, where change notifications are unavailable', async () => {
    const store = openMemoryStore();
    const memory = openMemoryIndex({ documents: [], sequence: 0 });
    const { log, entries } = recordingLog();
    const subscribe = () => Promise.reject(new Error('no LISTEN through this pooler'));
    follower = followFeed({ feed: store.feed, index: memory.index, log, subscribe, pollMs: 1 });
    store.put(one);
    await expect.poll(memory.gtins).toEqual([one.gtin]);
    expect(entries[0]?.message).toBe('change notifications unavailable; polling');
  });

  test('and is built again at once where it tells that it is damaged, which it does not load', async () => {
    const store = openMemoryStore();
    store.put(one);
    const memory = openMemoryIndex({ documents: [one], sequence: 1 });
    let damage: string | undefined;
    let tell = () => {};
    const index: FollowingIndex = {
      ...memory.index,
      load: () => (damage === undefined ? memory.index.load() : Promise.reject(new Error(damage))),
      async rebuild(batches, asOf) {
        await memory.index.rebuild(batches, asOf);
        damage = undefined;
      },
      isLost: () => damage !== undefined,
      whenLost: (wake) => {
        tell = wake;
      },
    };
    const following = follow(store, { ...memory, index }, 600_000);
    await following.follower.caughtUp();
    damage = 'a file is damaged';
    tell();
    await expect.poll(() => memory.steps).toEqual(['load', 'rebuild']);
    expect(following.reasons()).toContain('a file is damaged');
    store.put(two);
    await following.follower.caughtUp();
    expect([memory.steps, memory.gtins()]).toEqual([
      ['load', 'rebuild', 'apply'],
      [one.gtin, two.gtin],
    ]);
  });

  test('until it is closed, which rejects those still waiting', async () => {
    const store = openMemoryStore();
    const memory = openMemoryIndex();
    store.fail(1_000);
    const following = follow(store, memory);
    await expect(following.follower.caughtUp()).rejects.toThrow('the store is down');
    store.fail(0);
    store.replaceBy([one], 1);
    const stuck = { ...memory.index, rebuild: () => new Promise<void>(() => {}) };
    const { log } = recordingLog();
    const other = followFeed({ feed: store.feed, index: stuck, log });
    const waiting = other.caughtUp();
    await Promise.resolve();
    void other.close();
    await expect(waiting).rejects.toThrow('search was closed before it had caught up');
  });
});
