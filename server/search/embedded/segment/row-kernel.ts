import type { SetOffset } from './bitsets.ts';
import { ROW_WORDS } from './facet-rows.ts';
import type { SegmentMemory } from './segment-memory.ts';
import {
  compileFunctions,
  I32,
  V128,
  V128_BYTES,
  type WasmFunction,
  WORD_BYTES,
  wasm,
} from './wasm-module.ts';

/** Rows are added by so many at a time: lists of documents are filled up to a multiple of it. */
export const ROWS_AT_ONCE = 16;

/** Adds to the counts in the planes the rows of the `count` documents of which the numbers are in the set's words. */
export type RowKernel = (list: SetOffset, count: number) => void;

/** Where the kernel works. All are in the memory of a segment. */
export interface RowArrays {
  /** Holds the lists. */
  readonly words: Uint32Array;
  /** One part of the rows, see facet-rows.ts. */
  readonly rows: Uint32Array;
  /** The planes of that part. */
  readonly planes: Uint32Array;
}

/** The fastest kernel for a part of the rows. */
export function openRowKernel(memory: SegmentMemory | undefined, arrays: RowArrays): RowKernel {
  return simdRowKernel(memory, arrays) ?? scalarRowKernel(arrays);
}

/** In plain JavaScript: a row is added as to a binary number, whose carry goes from plane to plane. */
export function scalarRowKernel({ words, rows, planes }: RowArrays): RowKernel {
  return (list, count) => {
    for (let i = list; i < list + count; i++) {
      const row = (words[i] as number) * ROW_WORDS;
      for (let word = 0; word < ROW_WORDS; word++) {
        let carry = rows[row + word] as number;
        for (let at = word; carry !== 0; at += ROW_WORDS) {
          const plane = planes[at] as number;
          planes[at] = plane ^ carry;
          carry &= plane;
        }
      }
    }
  };
}

const LOG2_VECTOR_BYTES = 4;
/** 2^4 rows at once: the lowest planes stay in registers. */
const LEVELS = Math.log2(ROWS_AT_ONCE);

/** The imported constants, in bytes. */
const BASE = 0;
const ROWS = 1;
const PLANES = 2;

/** The parameters; the count becomes the end of the list. */
const LIST = 0;
const END = 1;
const AT = 2;
const COUNTERS = 3;
const PENDING = COUNTERS + LEVELS;
const ADDEND = PENDING + LEVELS;
const DIFFERING = ADDEND + 1;
const CARRY = ADDEND + 2;
const LOCALS: WasmFunction['locals'] = [I32, ...new Array<typeof V128>(2 * LEVELS + 3).fill(V128)];

type Code = readonly number[];

/** Loads the row of a document of the list, by its place there. */
function loadRow(place: number): Code {
  return [
    ...wasm.localGet(LIST),
    ...wasm.i32Load(place * WORD_BYTES),
    ...wasm.i32Const(LOG2_VECTOR_BYTES),
    ...wasm.i32Shl,
    ...wasm.globalGet(ROWS),
    ...wasm.i32Add,
    ...wasm.v128Load(0),
  ];
}

/**
 * Adds 2^level rows to the counters of 1 up to 2^(level - 1), and leaves on the stack what is carried to 2^level. A carry-save
 * adder takes three bits of one weight to a bit of it and one of the next (Harley and Seal).
 */
function addRows(level: number, place: number): Code {
  if (level === 0) return loadRow(place);
  const counter = COUNTERS + level - 1;
  const pending = PENDING + level - 1;
  return [
    ...addRows(level - 1, place),
    ...wasm.localSet(pending),
    ...addRows(level - 1, place + 2 ** (level - 1)),
    ...wasm.localSet(ADDEND),
    ...[...wasm.localGet(counter), ...wasm.localGet(pending), ...wasm.v128And],
    ...[...wasm.localGet(counter), ...wasm.localGet(pending), ...wasm.v128Xor],
    ...[...wasm.localTee(DIFFERING), ...wasm.localGet(ADDEND), ...wasm.v128And],
    ...wasm.v128Or,
    ...[...wasm.localGet(DIFFERING), ...wasm.localGet(ADDEND), ...wasm.v128Xor],
    ...wasm.localSet(counter),
  ];
}

/** Adds the carry to the planes above the counters, as long as it is not empty. */
const ADD_CARRY: Code = [
  ...[...wasm.globalGet(PLANES), ...wasm.localSet(AT)],
  ...wasm.loop([
    ...[...wasm.localGet(AT), ...wasm.localGet(AT), ...wasm.v128Load(LEVELS * V128_BYTES)],
    ...[...wasm.localTee(DIFFERING), ...wasm.localGet(CARRY), ...wasm.v128Xor],
    ...wasm.v128Store(LEVELS * V128_BYTES),
    ...[...wasm.localGet(AT), ...wasm.i32Const(V128_BYTES), ...wasm.i32Add, ...wasm.localSet(AT)],
    ...[...wasm.localGet(DIFFERING), ...wasm.localGet(CARRY), ...wasm.v128And],
    ...[...wasm.localTee(CARRY), ...wasm.v128AnyTrue, ...wasm.brIf(0)],
  ]),
];

const counters = Array.from({ length: LEVELS }, (_, level) => level);
const TALLY: WasmFunction = {
  name: 'tally',
  parameterCount: 2,
  hasResult: false,
  locals: LOCALS,
  body: [
    ...[...wasm.localGet(LIST), ...wasm.wordsToBytes],
    ...[...wasm.globalGet(BASE), ...wasm.i32Add, ...wasm.localTee(LIST)],
    ...[...wasm.localGet(END), ...wasm.wordsToBytes],
    ...[...wasm.i32Add, ...wasm.localSet(END)],
    ...counters.flatMap((level) => [
      ...[...wasm.globalGet(PLANES), ...wasm.v128Load(level * V128_BYTES)],
      ...wasm.localSet(COUNTERS + level),
    ]),
    ...wasm.loop([
      ...addRows(LEVELS, 0),
      ...wasm.localSet(CARRY),
      ...ADD_CARRY,
      ...[...wasm.localGet(LIST), ...wasm.i32Const(ROWS_AT_ONCE * WORD_BYTES), ...wasm.i32Add],
      ...[...wasm.localTee(LIST), ...wasm.localGet(END), ...wasm.i32LtU, ...wasm.brIf(0)],
    ]),
    ...counters.flatMap((level) => [
      ...[...wasm.globalGet(PLANES), ...wasm.localGet(COUNTERS + level)],
      ...wasm.v128Store(level * V128_BYTES),
    ]),
  ],
};

const link = compileFunctions(['base', 'rows', 'planes'], [TALLY]);

/** The same in WebAssembly SIMD; the count is above 0. Undefined where memory or platform lack it. */
export function simdRowKernel(
  memory: SegmentMemory | undefined,
  { words, rows, planes }: RowArrays,
): RowKernel | undefined {
  return link<{ readonly tally: RowKernel }>(memory, {
    base: words.byteOffset,
    rows: rows.byteOffset,
    planes: planes.byteOffset,
  })?.tally;
}
