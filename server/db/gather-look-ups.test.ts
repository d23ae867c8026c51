import { expect, test } from 'vitest';
import { gatherLookUps } from './gather-look-ups.ts';

/** A store whose answers come when they are let go, and what it was asked for. */
function slowStore() {
  const asked: { readonly keys: readonly string[]; readonly answer: PromiseWithResolvers<void> }[] = [];
  let begun = Promise.withResolvers<void>();
  const find = gatherLookUps(async (_: object, keys: readonly string[]) => {
    const answer = Promise.withResolvers<void>();
    asked.push({ keys, answer });
    begun.resolve();
    begun = Promise.withResolvers();
    await answer.promise;
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `row of ${key}`]));
  });
  return { asked, find, nextBegins: () => begun.promise };
}

const db = {};

test('a failed look-up fails those that asked for it, and no other', async () => {
  const { asked, find, nextBegins } = slowStore();
  let begins = nextBegins();
  const lost = Promise.allSettled([find(db, 'a'), find(db, 'b')]);
  await begins;
  begins = nextBegins();
  const later = find(db, 'a');
  asked[0]?.answer.reject(new Error('the store is away'));
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await begins;
  asked[1]?.answer.resolve();
  expect(await later).toBe('row of a');
});

test('what is asked for in one turn is one look-up, and each key gets its own answer', async () => {
  const { asked, find, nextBegins } = slowStore();
  const begins = nextBegins();
  const answers = Promise.all([find(db, 'a'), find(db, 'none'), find(db, 'b'), find(db, 'a')]);
  await begins;
  asked[0]?.answer.resolve();
  expect(await answers).toEqual(['row of a', undefined, 'row of b', 'row of a']);
  expect(asked.map(({ keys }) => keys)).toEqual([['a', 'none', 'b']]);
});

test('what is asked for during a look-up is looked up after it, also the same key: it may have changed', async () => {
  const { asked, find, nextBegins } = slowStore();
  let begins = nextBegins();
  const first = find(db, 'a');
  await begins;
  begins = nextBegins();
  const later = Promise.all([find(db, 'a'), find(db, 'c')]);
  asked[0]?.answer.resolve();
  expect(await first).toBe('row of a');
  await begins;
  asked[1]?.answer.resolve();
  expect(await later).toEqual(['row of a', 'row of c']);
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['a', 'c']]);
});

test('hundreds are looked up in parts', async () => {
  const asked: number[] = [];
  const find = gatherLookUps(async (_: object, keys: readonly string[]) => {
    asked.push(keys.length);
    return new Map(keys.map((key) => [key, key]));
  });
  const keys = Array.from({ length: 450 }, (_, n) => String(n));
  expect(await Promise.all(keys.map((key) => find(db, key)))).toEqual(keys);
  expect(asked).toEqual([200, 200, 50]);
});

test('two stores are asked apart', async () => {
  const find = gatherLookUps(
    async (of: { name: string }, keys: readonly string[]) => new Map(keys.map((key) => [key, of.name])),
  );
  expect(await Promise.all([find({ name: 'primary' }, 'a'), find({ name: 'replica' }, 'a')])).toEqual([
    'primary',
    'replica',
  ]);
});
