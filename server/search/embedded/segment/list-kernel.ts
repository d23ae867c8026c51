import { addTo, toAddress, walkSet } from './walk-set.ts';
import { I32, type WasmFunction, wasm } from './wasm-module.ts';

const LOG2_WORD_BYTES = 2;

/** The parameters, in words; then places in bytes. */
const SET = 0;
const INTO = 1;
const NEXT = 2;
const LOCALS = { set: SET, end: 3, firstBit: 4, word: 5 };

/** Lists the bits of a set. */
export function listKernel(base: number, setBytes: number): WasmFunction {
  return {
    name: 'list',
    parameterCount: 2,
    hasResult: true,
    locals: [I32, I32, I32, I32],
    body: [
      ...[...toAddress(INTO, base), ...wasm.localTee(INTO), ...wasm.localSet(NEXT)],
      ...walkSet(LOCALS, { base, setBytes }, (bitNumber) => [
        ...[...wasm.localGet(NEXT), ...bitNumber, ...wasm.i32Store(0)],
        ...addTo(NEXT, 1 << LOG2_WORD_BYTES),
      ]),
      ...[...wasm.localGet(NEXT), ...wasm.localGet(INTO), ...wasm.i32Sub],
      ...[...wasm.i32Const(LOG2_WORD_BYTES), ...wasm.i32ShrU],
    ],
  };
}
