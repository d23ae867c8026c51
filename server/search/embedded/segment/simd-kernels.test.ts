import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BitArena, type BitKernels, listBits } from './bitsets.ts';
import { scalarKernels } from './scalar-kernels.ts';
import { allocateMemory, openKernels, type SegmentMemory } from './segment-memory.ts';
import { simdKernels } from './simd-kernels.ts';

const SETS = 4;
const set = fc.nat(SETS - 1);
const call = fc.oneof(
  fc.record({ name: fc.constantFrom('copy', 'count', 'clear'), sets: fc.tuple(set, set) }),
  fc.record({
    name: fc.constantFrom('and', 'andNot', 'or', 'countAnd'),
    sets: fc.tuple(set, set, set),
  }),
);

/** Empty and full words are frequent: a full set is where a sum would overflow. */
const word = fc.oneof(fc.constantFrom(0, 0xffffffff), fc.nat(0xffffffff));

/** An arena of equal words in WebAssembly's memory, `start` bytes into it, between other bytes. */
function arenaOf(words: Uint32Array, stride: number, start: number) {
  const memory = allocateMemory(start + words.byteLength + 64);
  new Uint8Array(memory.buffer).fill(0xa5);
  const arena: BitArena = { words: new Uint32Array(memory.buffer, start, words.length), stride };
  arena.words.set(words);
  return { memory, arena };
}

function simdIn(memory: SegmentMemory, arena: BitArena): BitKernels {
  const kernels = simdKernels(memory, arena);
  if (kernels === undefined) throw new Error('no SIMD in WebAssembly here');
  return kernels;
}

test('the kernels of WebAssembly do what the scalar ones do, on any sets, also where they write to an operand', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.nat(20),
      fc.array(word, { minLength: 16, maxLength: 200 }),
      fc.array(call, { minLength: 1, maxLength: 20 }),
      (blocks, start, pattern, calls) => {
        const stride = blocks * 16;
        const words = Uint32Array.from({ length: SETS * stride }, (_, i) => pattern[i % pattern.length] ?? 0);
        const expected: BitArena = { words, stride };
        const { memory, arena } = arenaOf(words, stride, start * 64);
        const scalar = scalarKernels(expected);
        const simd = simdIn(memory, arena);
        for (const { name, sets } of calls) {
          const perform = (kernels: BitKernels) =>
            (kernels[name] as (...sets: number[]) => unknown)(...sets.map((number) => number * stride));
          expect(perform(simd)).toEqual(perform(scalar));
        }
        expect(arena.words).toEqual(expected.words);
        const bytes = new Uint8Array(memory.buffer);
        expect(bytes.subarray(0, start * 64).every((byte) => byte === 0xa5)).toBe(true);
        expect(bytes.subarray(arena.words.byteOffset + words.byteLength).every((byte) => byte === 0xa5)).toBe(
          true,
        );
      },
    ),
  );
});

test('the bits of a set are listed in order, up to a list of all documents', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.array(word, { minLength: 1, maxLength: 64 }),
      fc.nat(1),
      (blocks, pattern, set) => {
        const stride = blocks * 16;
        const words = new Uint32Array(stride * (2 + 32));
        for (let i = 0; i < stride; i++) words[set * stride + i] = pattern[i % pattern.length] ?? 0;
        const { memory, arena } = arenaOf(words, stride, 64);
        const expected = new Uint32Array(stride * 32);
        const count = listBits(arena, set * stride, expected);
        const sets = arena.words.slice(0, stride * 2);
        for (const kernels of [simdIn(memory, arena), scalarKernels(arena)]) {
          arena.words.fill(0, stride * 2);
          expect(kernels.list(set * stride, stride * 2)).toBe(count);
          expect(arena.words.subarray(stride * 2, stride * 2 + count)).toEqual(expected.subarray(0, count));
          expect(arena.words.subarray(0, stride * 2)).toEqual(sets);
          const after = new Uint8Array(memory.buffer, arena.words.byteOffset + words.byteLength);
          expect(after.every((byte) => byte === 0xa5)).toBe(true);
        }
      },
    ),
  );
});

test('a full set of a hundred million documents is counted', () => {
  const stride = 3_125_008;
  const { memory, arena } = arenaOf(new Uint32Array(stride).fill(0xffffffff), stride, 0);
  expect(simdIn(memory, arena).countAnd(0, 0)).toBe(stride * 32);
});

test('without memory of WebAssembly the scalar kernels run', () => {
  const arena: BitArena = { words: new Uint32Array(new SharedArrayBuffer(64)).fill(3), stride: 16 };
  expect(openKernels({ buffer: arena.words.buffer }, arena).count(0)).toBe(32);
  expect(openKernels(undefined, arena).count(0)).toBe(32);
});
