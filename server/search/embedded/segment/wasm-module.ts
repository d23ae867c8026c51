/**
 * As much of the WebAssembly binary format (https://webassembly.github.io/spec/core/binary/) as functions over one shared
 * memory need. The opcodes have their names in the text format.
 */
export interface WasmFunction {
  readonly name: string;
  /** Of type i32; they are the first locals. */
  readonly parameterCount: number;
  /** Whether it returns an i32. */
  readonly hasResult: boolean;
  /** The types of the other locals. */
  readonly locals: readonly WasmType[];
  readonly body: readonly number[];
}

type WasmType = typeof I32 | typeof I64 | typeof V128;
export const I32 = 0x7f;
export const I64 = 0x7e;
export const V128 = 0x7b;
export const V128_BYTES = 16;
/** A word of a set has 32 bits. */
export const WORD_BYTES = 4;
const LOG2_WORD_BYTES = 2;

/** The names of what a module imports. */
const IMPORTED = 'segment';
const MEMORY = 'memory';
const MAGIC_AND_VERSION = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const MEMORY_KIND = 0x02;
const GLOBAL_KIND = 0x03;
const SHARED_WITH_MAXIMUM = 0x03;
const CONSTANT = 0x00;
/** Of 64 KiB: 4 GiB, which is all that an i32 can address. */
export const MAX_PAGES = 1 << 16;

/**
 * Compiles functions that use constants of type i32, numbered in order. What it answers makes them run in a memory, by their
 * names: undefined where that or the platform cannot.
 */
export function compileFunctions<const Constant extends string>(
  constants: readonly Constant[],
  functions: readonly WasmFunction[],
) {
  const code = encodeModule(constants, functions);
  const module = WebAssembly.validate(code) ? new WebAssembly.Module(code) : undefined;
  return <Functions>(
    memory: { readonly buffer: ArrayBufferLike } | undefined,
    values: Readonly<Record<Constant, number>>,
  ): Functions | undefined => {
    if (module === undefined || !(memory instanceof WebAssembly.Memory)) return undefined;
    const { exports } = new WebAssembly.Instance(module, { [IMPORTED]: { [MEMORY]: memory, ...values } });
    return exports as Functions;
  };
}

function encodeModule(
  constants: readonly string[],
  functions: readonly WasmFunction[],
): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...MAGIC_AND_VERSION,
    ...section(1, functions.map(encodeType)),
    ...section(2, encodeImports(constants)),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      functions.map(({ name }, index) => [...text(name), 0x00, ...unsigned(index)]),
    ),
    ...section(10, functions.map(encodeBody)),
  ]);
}

function encodeType({ parameterCount, hasResult }: WasmFunction): number[] {
  const parameters = Array.from({ length: parameterCount }, () => [I32]);
  return [0x60, ...vector(parameters), ...vector(hasResult ? [[I32]] : [])];
}

function encodeImports(constants: readonly string[]): number[][] {
  const limits = [SHARED_WITH_MAXIMUM, ...unsigned(0), ...unsigned(MAX_PAGES)];
  return [
    [...text(IMPORTED), ...text(MEMORY), MEMORY_KIND, ...limits],
    ...constants.map((name) => [...text(IMPORTED), ...text(name), GLOBAL_KIND, I32, CONSTANT]),
  ];
}

function encodeBody({ locals, body }: WasmFunction): number[] {
  const code = [...vector(locals.map((type) => [1, type])), ...body, 0x0b];
  return [...unsigned(code.length), ...code];
}

function section(id: number, items: readonly (readonly number[])[]): number[] {
  const content = vector(items);
  return [id, ...unsigned(content.length), ...content];
}

function vector(items: readonly (readonly number[])[]): number[] {
  return [...unsigned(items.length), ...items.flat()];
}

function text(name: string): number[] {
  const bytes = new TextEncoder().encode(name);
  return [...unsigned(bytes.length), ...bytes];
}

/** LEB128: seven bits a byte, the lowest first. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** Signed LEB128 of a value that is not negative: the sixth bit of its last byte, the sign, has to be 0. */
function positive(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...positive(value >>> 7)];
}

const simd = (opcode: number) => [0xfd, ...unsigned(opcode)];
/** Log2 of the alignment in bytes, a hint. */
const ALIGN_16 = 4;
const ALIGN_8 = 3;
const ALIGN_4 = 2;

/** Instructions take their operands from the stack. */
export const wasm = {
  localGet: (local: number) => [0x20, ...unsigned(local)],
  localSet: (local: number) => [0x21, ...unsigned(local)],
  localTee: (local: number) => [0x22, ...unsigned(local)],
  globalGet: (global: number) => [0x23, ...unsigned(global)],
  i32Const: (value: number) => [0x41, ...positive(value)],
  i32Add: [0x6a],
  i32Shl: [0x74],
  i32Sub: [0x6b],
  i32And: [0x71],
  i32ShrU: [0x76],
  /** Of a count on the stack: i32.const, then i32.shl or i32.shr_u. */
  wordsToBytes: [0x41, LOG2_WORD_BYTES, 0x74],
  bytesToWords: [0x41, LOG2_WORD_BYTES, 0x76],
  i32Ctz: [0x68],
  i32LtU: [0x49],
  i32Eqz: [0x45],
  i32WrapI64: [0xa7],
  i64Const: (value: number) => [0x42, ...positive(value)],
  i64Sub: [0x7d],
  i64And: [0x83],
  i64Ctz: [0x7a],
  i64Popcnt: [0x7b],
  i64Eqz: [0x50],
  i64Load: (offset: number) => [0x29, ALIGN_8, ...unsigned(offset)],
  ifThen: (then: readonly number[], otherwise: readonly number[] = []) => [
    ...[0x04, 0x40, ...then],
    ...(otherwise.length > 0 ? [0x05, ...otherwise] : []),
    0x0b,
  ],
  loop: (...body: readonly (readonly number[])[]) => [0x03, 0x40, ...body.flat(), 0x0b],
  brIf: (depth: number) => [0x0d, ...unsigned(depth)],
  i32Load: (offset: number) => [0x28, ALIGN_4, ...unsigned(offset)],
  i32Store: (offset: number) => [0x36, ALIGN_4, ...unsigned(offset)],
  v128Load: (offset: number) => [...simd(0x00), ALIGN_16, ...unsigned(offset)],
  v128Store: (offset: number) => [...simd(0x0b), ALIGN_16, ...unsigned(offset)],
  v128Zero: [...simd(0x0c), ...Array.from({ length: 16 }, () => 0)],
  v128And: simd(0x4e),
  v128AndNot: simd(0x4f),
  v128Or: simd(0x50),
  v128Xor: simd(0x51),
  v128AnyTrue: simd(0x53),
  i8x16Popcnt: simd(0x62),
  i8x16Add: simd(0x6e),
  i16x8ExtaddPairwiseI8x16U: simd(0x7d),
  i32x4ExtaddPairwiseI16x8U: simd(0x7f),
  i32x4Add: simd(0xae),
  i32x4ExtractLane: (lane: number) => [...simd(0x1b), lane],
} as const;

/** The address of a word of the arena, of which the local has the offset. */
export function toAddress(local: number, base: number): number[] {
  return [...[...wasm.localGet(local), ...wasm.wordsToBytes], ...[...wasm.globalGet(base), ...wasm.i32Add]];
}

export function addTo(local: number, by: number): number[] {
  return [...wasm.localGet(local), ...wasm.i32Const(by), ...wasm.i32Add, ...wasm.localSet(local)];
}
