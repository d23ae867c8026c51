import { V128_BYTES, wasm } from './wasm-module.ts';

type Code = readonly number[];

/** Locals of a walk, all i32: the address of the set, its end, the number of the first bit there, and the bits left of a word. */
export interface WalkLocals {
  readonly set: number;
  readonly end: number;
  readonly firstBit: number;
  readonly word: number;
}

const LOG2_WORD_BYTES = 2;
const WORD_BYTES = 1 << LOG2_WORD_BYTES;
const WORD_BITS = 32;

/** Runs `visit` for each bit of a set, ascending: it is given the code that puts the bit's number on the stack. */
export function walkSet(
  { set, end, firstBit, word }: WalkLocals,
  globals: { readonly base: number; readonly setBytes: number },
  visit: (bitNumber: Code) => Code,
): Code {
  const lowestBit = [...wasm.localGet(firstBit), ...wasm.localGet(word), ...wasm.i32Ctz, ...wasm.i32Add];
  const withoutLowest = [
    ...[...wasm.localGet(word), ...wasm.localGet(word), ...wasm.i32Const(1), ...wasm.i32Sub],
    ...[...wasm.i32And, ...wasm.localTee(word)],
  ];
  const walkWord = wasm.loop([...visit(lowestBit), ...withoutLowest, ...wasm.brIf(0)]);
  // Up to where the address is a multiple of a vector's length again.
  const walkVector = wasm.loop([
    ...[...wasm.localGet(set), ...wasm.i32Load(0), ...wasm.localTee(word), ...wasm.ifThen(walkWord)],
    ...addTo(firstBit, WORD_BITS),
    ...addTo(set, WORD_BYTES),
    ...[...wasm.localGet(set), ...wasm.i32Const(V128_BYTES - 1), ...wasm.i32And, ...wasm.brIf(0)],
  ]);
  const skipVector = [...addTo(firstBit, V128_BYTES * 8), ...addTo(set, V128_BYTES)];
  return [
    ...[...toAddress(set, globals.base), ...wasm.localSet(set)],
    ...[...wasm.localGet(set), ...wasm.globalGet(globals.setBytes), ...wasm.i32Add, ...wasm.localSet(end)],
    ...wasm.loop([
      ...[...wasm.localGet(set), ...wasm.v128Load(0), ...wasm.v128AnyTrue],
      ...wasm.ifThen(walkVector, skipVector),
      ...[...wasm.localGet(set), ...wasm.localGet(end), ...wasm.i32LtU, ...wasm.brIf(0)],
    ]),
  ];
}

/** The address of a word of the arena, of which the local has the offset. */
export function toAddress(local: number, base: number): Code {
  return [
    ...[...wasm.localGet(local), ...wasm.i32Const(LOG2_WORD_BYTES), ...wasm.i32Shl],
    ...[...wasm.globalGet(base), ...wasm.i32Add],
  ];
}

export function addTo(local: number, by: number): Code {
  return [...wasm.localGet(local), ...wasm.i32Const(by), ...wasm.i32Add, ...wasm.localSet(local)];
}
