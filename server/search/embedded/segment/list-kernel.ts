import { I32, V128_BYTES, type WasmFunction, wasm } from './wasm-module.ts';

const LOG2_WORD_BYTES = 2;
const WORD_BYTES = 1 << LOG2_WORD_BYTES;
const WORD_BITS = 32;

/** The parameters, in words; then places in bytes, the number of the first bit at the place, and the bits left there. */
const SET = 0;
const INTO = 1;
const END = 2;
const NEXT = 3;
const FIRST_BIT = 4;
const WORD = 5;

type Code = readonly number[];

const advance = (local: number, by: number): Code => [
  ...wasm.localGet(local),
  ...wasm.i32Const(by),
  ...wasm.i32Add,
  ...wasm.localTee(local),
];
const drop = wasm.drop;

const toAddress = (local: number, base: number): Code => [
  ...wasm.localGet(local),
  ...wasm.i32Const(LOG2_WORD_BYTES),
  ...wasm.i32Shl,
  ...wasm.globalGet(base),
  ...wasm.i32Add,
  ...wasm.localTee(local),
];

/** Writes the number of the lowest bit of the word, and takes it away, until none is left. */
const LIST_WORD = wasm.loop([
  ...[...wasm.localGet(NEXT), ...wasm.localGet(FIRST_BIT), ...wasm.localGet(WORD), ...wasm.i32Ctz],
  ...[...wasm.i32Add, ...wasm.i32Store(0)],
  ...[...advance(NEXT, WORD_BYTES), ...drop],
  ...[...wasm.localGet(WORD), ...wasm.localGet(WORD), ...wasm.i32Const(1), ...wasm.i32Sub, ...wasm.i32And],
  ...[...wasm.localTee(WORD), ...wasm.brIf(0)],
]);

/** Up to the end of the vector, where the address is a multiple of its length again. */
const LIST_VECTOR = wasm.loop([
  ...[...wasm.localGet(SET), ...wasm.i32Load(0), ...wasm.localTee(WORD)],
  ...wasm.ifThen(LIST_WORD),
  ...[...advance(FIRST_BIT, WORD_BITS), ...drop],
  ...[...advance(SET, WORD_BYTES), ...wasm.i32Const(V128_BYTES - 1), ...wasm.i32And, ...wasm.brIf(0)],
]);

const SKIP_VECTOR: Code = [
  ...[...advance(FIRST_BIT, V128_BYTES * 8), ...drop],
  ...[...advance(SET, V128_BYTES), ...drop],
];

/** Lists the bits of a set: empty vectors are passed over, as most are where few documents match. */
export function listKernel(base: number, setBytes: number): WasmFunction {
  return {
    name: 'list',
    parameterCount: 2,
    hasResult: true,
    locals: [I32, I32, I32, I32],
    body: [
      ...[...toAddress(INTO, base), ...wasm.localSet(NEXT)],
      ...[...toAddress(SET, base), ...wasm.globalGet(setBytes), ...wasm.i32Add, ...wasm.localSet(END)],
      ...wasm.loop([
        ...[...wasm.localGet(SET), ...wasm.v128Load(0), ...wasm.v128AnyTrue],
        ...wasm.ifThen(LIST_VECTOR, SKIP_VECTOR),
        ...[...wasm.localGet(SET), ...wasm.localGet(END), ...wasm.i32LtU, ...wasm.brIf(0)],
      ]),
      ...[...wasm.localGet(NEXT), ...wasm.localGet(INTO), ...wasm.i32Sub],
      ...[...wasm.i32Const(LOG2_WORD_BYTES), ...wasm.i32ShrU],
    ],
  };
}
