import type { BitArena, BitKernels } from './bitsets.ts';
import { listKernel } from './list-kernel.ts';
import {
  compileFunctions,
  I32,
  toAddress,
  V128,
  V128_BYTES,
  type WasmFunction,
  wasm,
} from './wasm-module.ts';

/**
 * The kernels in WebAssembly SIMD, about 1 KB of code: an instruction handles 16 bytes where JavaScript handles 4. They
 * run in the memory that holds the sets, and an instance's exports are the kernels themselves.
 */
/** Divides every stride: see BitArena. */
const BLOCK_BYTES = 64;
const VECTORS = [0, 1, 2, 3].map((vector) => vector * V128_BYTES);

/** The imported constants: where the arena begins, and the length of a set, in bytes. */
const BASE = 0;
const SET_BYTES = 1;

type Code = readonly number[];

/** The place of the current block in one of the sets. */
type AddressOf = (set: number) => Code;

/** Runs `block` for each block of the sets. The parameters are their offsets; the local after these counts bytes. */
function forEachBlock(sets: number, block: (addressOf: AddressOf) => Code): Code {
  const byte = sets;
  const addressOf: AddressOf = (set) => [...wasm.localGet(set), ...wasm.localGet(byte), ...wasm.i32Add];
  return [
    ...Array.from({ length: sets }, (_, set) => [...toAddress(set, BASE), ...wasm.localSet(set)]).flat(),
    ...wasm.loop([
      ...block(addressOf),
      ...wasm.localGet(byte),
      ...wasm.i32Const(BLOCK_BYTES),
      ...wasm.i32Add,
      ...wasm.localTee(byte),
      ...wasm.globalGet(SET_BYTES),
      ...wasm.i32LtU,
      ...wasm.brIf(0),
    ]),
  ];
}

/** Writes a vector to the first set for each vector of the others, the operands. */
function writer(name: keyof BitKernels, operands: number, combine: Code): WasmFunction {
  const sets = 1 + operands;
  const body = forEachBlock(sets, (addressOf) =>
    VECTORS.flatMap((offset) => [
      ...addressOf(0),
      ...loadEach(operands, (operand) => addressOf(1 + operand), offset),
      ...combine,
      ...wasm.v128Store(offset),
    ]),
  );
  return { name, parameterCount: sets, hasResult: false, locals: [I32], body };
}

/** Counts the bits of the vectors that `combine` makes of the operands. */
function counter(name: keyof BitKernels, operands: number, combine: Code): WasmFunction {
  const sum = operands + 1;
  const body = [
    // Bits are counted by bytes, at most 8 in each of 4 vectors, then added up in halves of words, then in words.
    ...forEachBlock(operands, (addressOf) => [
      ...wasm.localGet(sum),
      ...VECTORS.flatMap((offset, i) => [
        ...loadEach(operands, addressOf, offset),
        ...combine,
        ...wasm.i8x16Popcnt,
        ...(i > 0 ? wasm.i8x16Add : []),
      ]),
      ...wasm.i16x8ExtaddPairwiseI8x16U,
      ...wasm.i32x4ExtaddPairwiseI16x8U,
      ...wasm.i32x4Add,
      ...wasm.localSet(sum),
    ]),
    ...[0, 1, 2, 3].flatMap((lane) => [
      ...wasm.localGet(sum),
      ...wasm.i32x4ExtractLane(lane),
      ...(lane > 0 ? wasm.i32Add : []),
    ]),
  ];
  return { name, parameterCount: operands, hasResult: true, locals: [I32, V128], body };
}

function loadEach(operands: number, addressOf: AddressOf, offset: number): Code {
  return Array.from({ length: operands }, (_, operand) => [
    ...addressOf(operand),
    ...wasm.v128Load(offset),
  ]).flat();
}

const KERNELS = {
  copy: writer('copy', 1, []),
  clear: writer('clear', 0, wasm.v128Zero),
  and: writer('and', 2, wasm.v128And),
  andNot: writer('andNot', 2, wasm.v128AndNot),
  or: writer('or', 2, wasm.v128Or),
  count: counter('count', 1, []),
  countAnd: counter('countAnd', 2, wasm.v128And),
  list: listKernel(BASE, SET_BYTES),
} satisfies Record<keyof BitKernels, WasmFunction>;

const link = compileFunctions(['base', 'setBytes'], Object.values(KERNELS));

/** The kernels for sets in the memory; undefined where that or the platform lacks SIMD in WebAssembly. */
export function simdKernels(
  memory: { readonly buffer: ArrayBufferLike } | undefined,
  { words, stride }: BitArena,
): BitKernels | undefined {
  return link(memory, { base: words.byteOffset, setBytes: stride * words.BYTES_PER_ELEMENT });
}
