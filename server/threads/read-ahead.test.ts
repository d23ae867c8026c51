import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

async function* count(to: number, read: number[], end: () => void = () => undefined) {
  try {
    for (let n = 1; n <= to; n++) {
      read.push(n);
      yield n;
    }
  } finally {
    end();
  }
}

test('gives every item in order, and the next is read while one is used', async () => {
  const read: number[] = [];
  const used: number[] = [];
  for await (const n of readAhead(count(4, read))) {
    await Promise.resolve();
    used.push(n);
    expect(read).toEqual([1, 2, 3, 4].slice(0, n + 1));
  }
  expect(used).toEqual([1, 2, 3, 4]);
});

test('where the use fails, the reading is ended, and the failure is told', async () => {
  let isEnded = false;
  const use = async () => {
    const noteEnd = () => {
      isEnded = true;
    };
    for await (const n of readAhead(count(9, [], noteEnd))) if (n === 2) throw new Error('cannot be used');
  };
  await expect(use()).rejects.toThrow('cannot be used');
  expect(isEnded).toBe(true);
});

test('a reading that fails is told after what was read before it', async () => {
  async function* broken() {
    yield 1;
    throw new Error('the store is down');
  }
  const used: number[] = [];
  const use = async () => {
    for await (const n of readAhead(broken())) used.push(n);
  };
  await expect(use()).rejects.toThrow('the store is down');
  expect(used).toEqual([1]);
});
