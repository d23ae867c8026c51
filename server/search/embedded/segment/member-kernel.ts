import type { SetOffset } from './bitsets.ts';
import type { SegmentMemory } from './segment-memory.ts';
import {
  addTo,
  compileFunctions,
  I32,
  toAddress,
  type WasmFunction,
  WORD_BYTES,
  wasm,
} from './wasm-module.ts';

/** How many of the listed documents, from place `first` up to `last`, are in the set. */
export type MemberKernel = (set: SetOffset, first: number, last: number) => number;

/** What the kernel works on, all in the memory of a segment. */
export interface MemberArrays {
  /** Holds the sets. */
  readonly words: Uint32Array;
  /** Documents, in any order. */
  readonly documents: Uint32Array;
}

/** The fastest kernel for a list of documents. */
export function openMemberKernel(memory: SegmentMemory | undefined, arrays: MemberArrays): MemberKernel {
  return wasmMemberKernel(memory, arrays) ?? scalarMemberKernel(arrays);
}

export function scalarMemberKernel({ words, documents }: MemberArrays): MemberKernel {
  return (set, first, last) => {
    let count = 0;
    for (let place = first; place < last; place++) {
      const document = documents[place] as number;
      count += ((words[set + (document >>> 5)] as number) >>> (document & 31)) & 1;
    }
    return count;
  };
}

const LOG2_WORD_BITS = 5;
/** So many look-ups do not wait for each other. */
const AT_ONCE = 4;

/** The imported constants, in bytes. */
const BASE = 0;
const DOCUMENTS = 1;

/** The parameters, then the count, and the last place from which as many as are looked up at once are left. */
const SET = 0;
const AT = 1;
const END = 2;
const COUNT = 3;
const BLOCKS_END = 4;
const DOCUMENT = 5;

/** The bit of a document; WebAssembly takes the amount of a shift modulo 32. */
const lookUp = (place: number) => [
  ...[...wasm.localGet(AT), ...wasm.i32Load(place * WORD_BYTES), ...wasm.localTee(DOCUMENT)],
  ...[...wasm.i32Const(LOG2_WORD_BITS), ...wasm.i32ShrU, ...wasm.wordsToBytes],
  ...[...wasm.localGet(SET), ...wasm.i32Add, ...wasm.i32Load(0)],
  ...[...wasm.localGet(DOCUMENT), ...wasm.i32ShrU, ...wasm.i32Const(1), ...wasm.i32And],
];
const addLookUps = (places: number) => [
  ...wasm.localGet(COUNT),
  ...Array.from({ length: places }, (_, place) => [...lookUp(place), ...wasm.i32Add]).flat(),
  ...wasm.localSet(COUNT),
  ...addTo(AT, places * WORD_BYTES),
];
const whileBelow = (end: number, body: readonly number[]) => {
  const isBelow = [...wasm.localGet(AT), ...wasm.localGet(end), ...wasm.i32LtU];
  return [...isBelow, ...wasm.ifThen(wasm.loop([...body, ...isBelow, ...wasm.brIf(0)]))];
};
const placeToAddress = (place: number) => [
  ...[...wasm.localGet(place), ...wasm.wordsToBytes],
  ...[...wasm.globalGet(DOCUMENTS), ...wasm.i32Add, ...wasm.localSet(place)],
];

const COUNT_MEMBERS: WasmFunction = {
  name: 'countMembers',
  parameterCount: 3,
  hasResult: true,
  locals: [I32, I32, I32],
  body: [
    ...[...toAddress(SET, BASE), ...wasm.localSet(SET)],
    ...[...placeToAddress(AT), ...placeToAddress(END)],
    ...[...wasm.localGet(AT), ...wasm.localGet(END), ...wasm.localGet(AT), ...wasm.i32Sub],
    ...[...wasm.i32Const(Math.log2(AT_ONCE * WORD_BYTES)), ...wasm.i32ShrU],
    ...[...wasm.i32Const(Math.log2(AT_ONCE * WORD_BYTES)), ...wasm.i32Shl],
    ...[...wasm.i32Add, ...wasm.localSet(BLOCKS_END)],
    ...whileBelow(BLOCKS_END, addLookUps(AT_ONCE)),
    ...whileBelow(END, addLookUps(1)),
    ...wasm.localGet(COUNT),
  ],
};

const link = compileFunctions(['base', 'documents'], [COUNT_MEMBERS]);

/** The same in WebAssembly; undefined where memory or platform lack it. */
export function wasmMemberKernel(
  memory: SegmentMemory | undefined,
  { words, documents }: MemberArrays,
): MemberKernel | undefined {
  return link<{ readonly countMembers: MemberKernel }>(memory, {
    base: words.byteOffset,
    documents: documents.byteOffset,
  })?.countMembers;
}
