import {
  addTo,
  I32,
  I64,
  toAddress,
  V128_BYTES,
  type WasmFunction,
  WORD_BYTES,
  wasm,
} from './wasm-module.ts';

/** Bits are taken from two words at a time. */
const PAIR_BYTES = 8;
const PAIR_BITS = 64;
/**
 * So many places are written for each pair of words that has any bit, however many bits that are; what is too much is written
 * over. A branch for each bit would be guessed wrongly for most pairs, which takes longer than to write three places in vain.
 */
const AT_ONCE = 4;

/** The parameters, in words; then places in bytes. */
const SET = 0;
const INTO = 1;
const NEXT = 2;
const END = 3;
const FIRST_BIT = 4;
const COUNT = 5;
const AT = 6;
const PAIR = 7;

type Code = readonly number[];

/** Writes the number of the lowest bit that is left, at so many places from where the local points, and takes the bit away. */
const writeLowest = (from: number, place: number): Code => [
  ...wasm.localGet(from),
  ...[
    ...wasm.localGet(FIRST_BIT),
    ...wasm.localGet(PAIR),
    ...wasm.i64Ctz,
    ...wasm.i32WrapI64,
    ...wasm.i32Add,
  ],
  ...wasm.i32Store(place * WORD_BYTES),
  ...[...wasm.localGet(PAIR), ...wasm.localGet(PAIR), ...wasm.i64Const(1), ...wasm.i64Sub],
  ...[...wasm.i64And, ...wasm.localSet(PAIR)],
];

const writeAtOnce = (from: number): Code =>
  Array.from({ length: AT_ONCE }, (_, place) => writeLowest(from, place)).flat();

const writeOthers: Code = [
  ...[...wasm.localGet(NEXT), ...wasm.localSet(AT)],
  ...wasm.loop([
    ...addTo(AT, AT_ONCE * WORD_BYTES),
    ...writeAtOnce(AT),
    ...[...wasm.localGet(PAIR), ...wasm.i64Eqz, ...wasm.i32Eqz, ...wasm.brIf(0)],
  ]),
];

const listPair = (offset: number): Code => [
  ...[...wasm.localGet(SET), ...wasm.i64Load(offset), ...wasm.localTee(PAIR)],
  ...[...wasm.i64Popcnt, ...wasm.i32WrapI64, ...wasm.localSet(COUNT)],
  ...writeAtOnce(NEXT),
  ...[...wasm.i32Const(AT_ONCE), ...wasm.localGet(COUNT), ...wasm.i32LtU, ...wasm.ifThen(writeOthers)],
  ...[...wasm.localGet(NEXT), ...wasm.localGet(COUNT), ...wasm.wordsToBytes],
  ...[...wasm.i32Add, ...wasm.localSet(NEXT)],
  ...addTo(FIRST_BIT, PAIR_BITS),
];

const listVector = [0, PAIR_BYTES].flatMap(listPair);
const skipVector = addTo(FIRST_BIT, V128_BYTES * 8);

/** Lists the bits of a set. */
export function listKernel(base: number, setBytes: number): WasmFunction {
  return {
    name: 'list',
    parameterCount: 2,
    hasResult: true,
    locals: [I32, I32, I32, I32, I32, I64],
    body: [
      ...[...toAddress(INTO, base), ...wasm.localTee(INTO), ...wasm.localSet(NEXT)],
      ...[...toAddress(SET, base), ...wasm.localTee(SET)],
      ...[...wasm.globalGet(setBytes), ...wasm.i32Add, ...wasm.localSet(END)],
      ...wasm.loop([
        ...[...wasm.localGet(SET), ...wasm.v128Load(0), ...wasm.v128AnyTrue],
        ...wasm.ifThen(listVector, skipVector),
        ...addTo(SET, V128_BYTES),
        ...[...wasm.localGet(SET), ...wasm.localGet(END), ...wasm.i32LtU, ...wasm.brIf(0)],
      ]),
      ...[...wasm.localGet(NEXT), ...wasm.localGet(INTO), ...wasm.i32Sub, ...wasm.bytesToWords],
    ],
  };
}
