import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planesOf, ROW_WORDS, readCount } from './facet-rows.ts';
import { openRowKernel, type RowArrays, scalarRowKernel, simdRowKernel } from './row-kernel.ts';
import { allocateMemory } from './segment-memory.ts';

const PLANE_WORDS = planesOf(1);
const LIST_WORDS = 64;
const DOCUMENTS = 20;

const anyWord = fc.oneof(fc.constantFrom(0, 1, 0x80000000, 0xffffffff), fc.nat(0xffffffff));
const anyRows = fc.array(anyWord, { minLength: DOCUMENTS * ROW_WORDS, maxLength: DOCUMENTS * ROW_WORDS });
/** Lists of whole blocks of 16. */
const anyList = fc
  .integer({ min: 1, max: LIST_WORDS / 16 })
  .chain((blocks) => fc.array(fc.nat(DOCUMENTS - 1), { minLength: blocks * 16, maxLength: blocks * 16 }));

/** The arrays in WebAssembly's memory, each away from its beginning. */
function openArrays(rows: readonly number[]) {
  const memory = allocateMemory(1 << 16);
  const view = (start: number, length: number) => new Uint32Array(memory.buffer, start, length);
  const arrays: RowArrays = {
    words: view(4096, LIST_WORDS),
    rows: view(8192, DOCUMENTS * ROW_WORDS),
    planes: view(16384, PLANE_WORDS),
  };
  arrays.rows.set(rows);
  return { memory, arrays };
}

function simdIn({ memory, arrays }: ReturnType<typeof openArrays>) {
  const kernel = simdRowKernel(memory, arrays);
  if (kernel === undefined) throw new Error('no SIMD in WebAssembly here');
  return kernel;
}

test('rows are counted one by one, however often lists are added, by either kernel', () => {
  fc.assert(
    fc.property(anyRows, fc.array(anyList, { minLength: 1, maxLength: 8 }), (rows, lists) => {
      const opened = openArrays(rows);
      const scalar = openArrays(rows).arrays;
      for (const list of lists) {
        opened.arrays.words.set(list);
        simdIn(opened)(0, list.length);
        scalar.words.set(list);
        scalarRowKernel(scalar)(0, list.length);
      }
      const listed = lists.flat();
      const expected = Array.from({ length: ROW_WORDS * 32 }, (_, value) => {
        const hasValue = (document: number) =>
          (((rows[document * ROW_WORDS + (value >>> 5)] ?? 0) >>> (value & 31)) & 1) === 1;
        return listed.filter(hasValue).length;
      });
      for (const { planes } of [opened.arrays, scalar]) {
        expect(expected.map((_, value) => readCount(planes, value, listed.length))).toEqual(expected);
      }
    }),
  );
});

test('counts reach millions', () => {
  const opened = openArrays(Array<number>(DOCUMENTS * ROW_WORDS).fill(0xffffffff));
  const tally = simdIn(opened);
  const rounds = 40_000;
  for (let round = 0; round < rounds; round++) tally(0, LIST_WORDS);
  const size = rounds * LIST_WORDS;
  expect(readCount(opened.arrays.planes, 127, size)).toBe(size);
});

test('without memory of WebAssembly the scalar kernel runs', () => {
  const { arrays } = openArrays(Array<number>(DOCUMENTS * ROW_WORDS).fill(1));
  openRowKernel(undefined, arrays)(0, 16);
  expect(readCount(arrays.planes, 0, 16)).toBe(16);
  expect(readCount(arrays.planes, 1, 16)).toBe(0);
});
