import { type BitArena, listBits, type SetOffset } from './bitsets.ts';
import type { SegmentMemory } from './segment-memory.ts';
import { walkSet } from './walk-set.ts';
import { compileFunctions, I32, type WasmFunction, wasm } from './wasm-module.ts';

/** Adds to the counts of keys those of the set's documents. */
export type KeyKernel = (set: SetOffset) => void;

/** What the kernel works on, all in the memory of a segment. */
export interface KeyArrays {
  readonly arena: BitArena;
  /** The key of each document. */
  readonly keys: Uint32Array;
  /** By key. */
  readonly counts: Uint32Array;
}

/** The fastest kernel for a column of keys. */
export function openKeyKernel(memory: SegmentMemory | undefined, arrays: KeyArrays): KeyKernel {
  return simdKeyKernel(memory, arrays) ?? scalarKeyKernel(arrays);
}

export function scalarKeyKernel({ arena, keys, counts }: KeyArrays): KeyKernel {
  const listed = new Uint32Array(keys.length);
  return (set) => {
    const count = listBits(arena, set, listed);
    for (let i = 0; i < count; i++) {
      const key = keys[listed[i] as number] as number;
      counts[key] = (counts[key] as number) + 1;
    }
  };
}

const LOG2_WORD_BYTES = 2;

/** The imported constants, in bytes. */
const BASE = 0;
const SET_BYTES = 1;
const KEYS = 2;
const COUNTS = 3;

/** The parameter, and the address of a count. */
const SET = 0;
const AT = 1;
const LOCALS = { set: SET, end: 2, firstBit: 3, word: 4 };

const times4 = [...wasm.i32Const(LOG2_WORD_BYTES), ...wasm.i32Shl];
const TALLY: WasmFunction = {
  name: 'tally',
  parameterCount: 1,
  hasResult: false,
  locals: [I32, I32, I32, I32],
  body: walkSet(LOCALS, { base: BASE, setBytes: SET_BYTES }, (document) => [
    ...[...document, ...times4, ...wasm.globalGet(KEYS), ...wasm.i32Add, ...wasm.i32Load(0)],
    ...[...times4, ...wasm.globalGet(COUNTS), ...wasm.i32Add, ...wasm.localTee(AT)],
    ...[...wasm.localGet(AT), ...wasm.i32Load(0), ...wasm.i32Const(1), ...wasm.i32Add, ...wasm.i32Store(0)],
  ]),
};

const link = compileFunctions(['base', 'setBytes', 'keys', 'counts'], [TALLY]);

/** Undefined where memory or platform lack SIMD in WebAssembly. */
export function simdKeyKernel(
  memory: SegmentMemory | undefined,
  { arena: { words, stride }, keys, counts }: KeyArrays,
): KeyKernel | undefined {
  return link<{ readonly tally: KeyKernel }>(memory, {
    base: words.byteOffset,
    setBytes: stride * words.BYTES_PER_ELEMENT,
    keys: keys.byteOffset,
    counts: counts.byteOffset,
  })?.tally;
}
