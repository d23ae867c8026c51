import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KeyArrays, openKeyKernel, scalarKeyKernel, simdKeyKernel } from './key-kernel.ts';
import { allocateMemory } from './segment-memory.ts';

const STRIDE = 32;
const KEYS = 9;

/** Sets with empty vectors among others, a key of each document, and counts that are not 0 to begin with. */
const anySets = fc.array(fc.oneof(fc.constantFrom(0, 0, 0xffffffff), fc.nat(0xffffffff)), {
  minLength: 2 * STRIDE,
  maxLength: 2 * STRIDE,
});
const anyKeys = fc.array(fc.nat(KEYS - 1), { minLength: STRIDE * 32, maxLength: STRIDE * 32 });

/** The arrays in WebAssembly's memory, each away from its beginning. */
function openArrays(sets: readonly number[], keys: readonly number[]) {
  const memory = allocateMemory(1 << 16);
  const view = (start: number, length: number) => new Uint32Array(memory.buffer, start, length);
  const arrays: KeyArrays = {
    arena: { words: view(1024, 2 * STRIDE), stride: STRIDE },
    keys: view(4096, keys.length),
    counts: view(16384, KEYS),
  };
  arrays.arena.words.set(sets);
  arrays.keys.set(keys);
  arrays.counts.fill(5);
  return { memory, arrays };
}

test('the documents of a set are counted by their keys, on top of the counts, by either kernel', () => {
  fc.assert(
    fc.property(anySets, anyKeys, fc.nat(1), (sets, keys, set) => {
      const { memory, arrays } = openArrays(sets, keys);
      const simd = simdKeyKernel(memory, arrays);
      if (simd === undefined) throw new Error('no SIMD in WebAssembly here');
      const scalar = openArrays(sets, keys).arrays;
      simd(set * STRIDE);
      scalarKeyKernel(scalar)(set * STRIDE);
      const isIn = (document: number) =>
        (((sets[set * STRIDE + (document >>> 5)] ?? 0) >>> (document & 31)) & 1) === 1;
      const expected = Array.from(
        { length: KEYS },
        (_, key) => 5 + keys.filter((each, document) => each === key && isIn(document)).length,
      );
      expect([...arrays.counts]).toEqual(expected);
      expect([...scalar.counts]).toEqual(expected);
    }),
  );
});

test('without memory of WebAssembly the scalar kernel runs', () => {
  const { arrays } = openArrays(Array<number>(2 * STRIDE).fill(1), Array<number>(STRIDE * 32).fill(2));
  openKeyKernel(undefined, arrays)(0);
  expect(arrays.counts[2]).toBe(5 + STRIDE);
});
