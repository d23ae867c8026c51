import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMemberKernel, scalarMemberKernel, wasmMemberKernel } from './member-kernel.ts';
import { allocateMemory } from './segment-memory.ts';

const STRIDE = 16;
const anyWords = fc.array(fc.nat(0xffffffff), { minLength: 2 * STRIDE, maxLength: 2 * STRIDE });
const anyDocuments = fc.array(fc.nat(STRIDE * 32 - 1), { minLength: 1, maxLength: 40 });

test('the listed documents of a set are counted between any two places, by either kernel', () => {
  fc.assert(
    fc.property(anyWords, anyDocuments, fc.nat(1), fc.nat(), fc.nat(), (words, documents, set, a, b) => {
      const memory = allocateMemory(1 << 16);
      const arrays = {
        words: new Uint32Array(memory.buffer, 1024, words.length),
        documents: new Uint32Array(memory.buffer, 4096, documents.length),
      };
      arrays.words.set(words);
      arrays.documents.set(documents);
      const kernel = wasmMemberKernel(memory, arrays);
      if (kernel === undefined) throw new Error('no SIMD in WebAssembly here');
      const places = [a, b].map((place) => place % (documents.length + 1)).sort((x, y) => x - y);
      const [first = 0, last = 0] = places;
      const isIn = (document: number) =>
        (((words[set * STRIDE + (document >>> 5)] ?? 0) >>> (document & 31)) & 1) === 1;
      const expected = documents.slice(first, last).filter(isIn).length;
      expect(kernel(set * STRIDE, first, last)).toBe(expected);
      expect(scalarMemberKernel(arrays)(set * STRIDE, first, last)).toBe(expected);
    }),
  );
});

test('without memory of WebAssembly the scalar kernel runs', () => {
  const arrays = { words: Uint32Array.of(0b101), documents: Uint32Array.of(2, 1, 0) };
  expect(openMemberKernel(undefined, arrays)(0, 0, 3)).toBe(2);
});
