/**
 * Bitsets of equal length in one piece of memory. A set is named by the offset of its first word, so that kernels can
 * be WebAssembly functions over the same memory.
 */
export interface BitArena {
  readonly words: Uint32Array;
  /** Words of one set: a multiple of 16 (512 bits), so kernels need no remainder loop. */
  readonly stride: number;
}

/** Offset of a set's first word. */
export type SetOffset = number;

export interface BitKernels {
  copy(into: SetOffset, from: SetOffset): void;
  clear(into: SetOffset): void;
  and(into: SetOffset, a: SetOffset, b: SetOffset): void;
  andNot(into: SetOffset, a: SetOffset, b: SetOffset): void;
  or(into: SetOffset, a: SetOffset, b: SetOffset): void;
  count(a: SetOffset): number;
  countAnd(a: SetOffset, b: SetOffset): number;
  /**
   * Writes the numbers of the set's bits, ascending, to the words from `into`; returns how many. What else is written there, where
   * there is room for the bits of a full set, means nothing.
   */
  list(a: SetOffset, into: number): number;
}

export const WORDS_PER_BLOCK = 16;

export function strideOf(documentCount: number): number {
  return Math.max(1, Math.ceil(documentCount / (32 * WORDS_PER_BLOCK))) * WORDS_PER_BLOCK;
}

export function hasBit(words: Uint32Array, set: SetOffset, bit: number): boolean {
  return (((words[set + (bit >>> 5)] as number) >>> (bit & 31)) & 1) === 1;
}

export function setBit(words: Uint32Array, set: SetOffset, bit: number): void {
  const at = set + (bit >>> 5);
  words[at] = (words[at] as number) | (1 << (bit & 31));
}

export function clearBit(words: Uint32Array, set: SetOffset, bit: number): void {
  const at = set + (bit >>> 5);
  words[at] = (words[at] as number) & ~(1 << (bit & 31));
}

/** Sets bits 0 to count - 1 and clears the rest. */
export function fillBits({ words, stride }: BitArena, set: SetOffset, count: number): void {
  words.fill(0, set, set + stride);
  words.fill(0xffffffff, set, set + (count >>> 5));
  if (count & 31) words[set + (count >>> 5)] = 2 ** (count & 31) - 1;
}

/** Writes the numbers of the set bits, ascending, to `into`; returns how many. */
export function listBits({ words, stride }: BitArena, set: SetOffset, into: Uint32Array): number {
  let listed = 0;
  for (let i = 0; i < stride; i++) {
    let word = words[set + i] as number;
    while (word !== 0) {
      into[listed++] = (i << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return listed;
}

/** Lists `take` set bits, ascending, after the first `skip`. */
export function sliceBits({ words, stride }: BitArena, set: SetOffset, skip: number, take: number): number[] {
  const listed: number[] = [];
  let left = skip;
  for (let i = 0; i < stride && listed.length < take; i++) {
    let word = words[set + i] as number;
    if (left > 0) {
      const inWord = countBits(word);
      if (inWord <= left) {
        left -= inWord;
        continue;
      }
    }
    for (; word !== 0 && listed.length < take; word &= word - 1) {
      if (left > 0) left--;
      else listed.push((i << 5) + 31 - Math.clz32(word & -word));
    }
  }
  return listed;
}

export function countBits(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
