import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallResult } from './call.ts';
import { createWriteQueue } from './write-queue.ts';

const refusal: CallResult<never> = { ok: false, failure: { code: 'internal', detail: 'no' } };

/** A server that keeps a list of words and answers one question at a time, when it is told to. */
function world(first: readonly string[] | null = []) {
  let shown = first ?? undefined;
  let kept = first ?? [];
  const asked: (() => void)[] = [];
  const queue = createWriteQueue<readonly string[]>({
    get: () => shown,
    set: (list) => {
      shown = list;
    },
  });
  const add = (word: string, { fails = false, isReplaceable = false, name = word } = {}) =>
    queue.write({
      name,
      isReplaceable,
      apply: (list) => [...list, word],
      send: () =>
        new Promise((resolve) => {
          asked.push(() => {
            if (!fails) kept = [...kept, word];
            resolve(fails ? refusal : { ok: true, value: kept });
          });
        }),
    });
  return {
    queue,
    add,
    shown: () => shown,
    kept: () => kept,
    open: () => asked.length,
    async answer() {
      asked.shift()?.();
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    },
  };
}

describe('a failed change', () => {
  test('goes without touching those before and after it, and is answered', async () => {
    const { add, answer, shown } = world(['milk']);
    const replies = [add('oats'), add('rye', { fails: true }), add('rice')];
    expect(shown()).toEqual(['milk', 'oats', 'rye', 'rice']);
    for (let n = 0; n < 3; n++) await answer();
    expect(shown()).toEqual(['milk', 'oats', 'rice']);
    expect((await Promise.all(replies)).map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  test('of a list that was never fetched shows nothing', async () => {
    const { add, answer, shown } = world(null);
    void add('oats', { fails: true });
    await answer();
    expect(shown()).toBeUndefined();
  });
});

test('changes are sent one after another, so that no answer overtakes another', async () => {
  const { add, answer, open } = world();
  void add('oats');
  void add('rye');
  expect(open()).toBe(1);
  await answer();
  expect(open()).toBe(1);
});

test('of presses that were not sent yet the last one alone is sent, and all of them get its answer', async () => {
  const { add, answer, kept, shown } = world();
  const sent = add('1', { name: 'set', isReplaceable: true });
  const replies = ['2', '3', '4'].map((word) => add(word, { name: 'set', isReplaceable: true }));
  expect(shown()).toEqual(['1', '4']);
  await answer();
  await answer();
  expect(kept()).toEqual(['1', '4']);
  expect((await Promise.all([sent, ...replies])).every(({ ok }) => ok)).toBe(true);
});

test('it tells which changes are not answered, and what the list was before them', async () => {
  const { queue, add, answer } = world();
  let told = 0;
  queue.subscribe(() => {
    told += 1;
  });
  void add('oats');
  void add('rye');
  expect(queue.unanswered()).toMatchObject({
    known: [],
    waiting: [{ write: { name: 'oats' } }, { write: { name: 'rye' } }],
  });
  await answer();
  expect(queue.unanswered()).toMatchObject({ known: ['oats'], waiting: [{ write: { name: 'rye' } }] });
  expect(told).toBe(3);
});

test('whatever fails and in whatever order: in the end the screen shows what the server has', async () => {
  const steps = fc.array(fc.record({ fails: fc.boolean(), answers: fc.nat(2) }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { add, answer, shown, kept } = world(['milk']);
      for (const [n, { fails, answers }] of all.entries()) {
        void add(`word ${n}`, { fails });
        expect(shown()?.at(-1)).toBe(`word ${n}`);
        for (let turn = 0; turn < answers; turn++) await answer();
      }
      for (const _ of all) await answer();
      expect(shown()).toEqual(kept());
    }),
    { numRuns: 60 },
  );
});

test('it has settled once every change so far is answered', async () => {
  const { queue, add, answer } = world();
  const ended: string[] = [];
  await queue.settled();
  void add('oats');
  void add('rye', { fails: true });
  const settled = queue.settled().then(() => ended.push('settled'));
  await answer();
  expect(ended).toEqual([]);
  await answer();
  await settled;
});
