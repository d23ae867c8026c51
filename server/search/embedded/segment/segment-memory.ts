import type { BitArena, BitKernels } from './bitsets.ts';
import { scalarKernels } from './scalar-kernels.ts';
import { simdKernels } from './simd-kernels.ts';
import { MAX_PAGES } from './wasm-module.ts';

/** The memory of a segment, which threads share. It is WebAssembly's where possible, so that kernels can run in it. */
export interface SegmentMemory {
  readonly buffer: ArrayBufferLike;
}

const PAGE_BYTES = 1 << 16;
/** The most that kernels of WebAssembly can run in. */
const MAX_WASM_BYTES = MAX_PAGES * PAGE_BYTES;
/** New memory is larger than needed, so that the next, slightly larger segment fits as well. */
const HEADROOM = 1.5;

/** How much to allocate for a segment; no more than kernels can run in, unless the segment itself is larger. */
export function withHeadroom(bytes: number): number {
  return Math.max(bytes, Math.min(Math.ceil(bytes * HEADROOM), MAX_WASM_BYTES));
}

/** Untouched pages cost nothing. */
export function allocateMemory(bytes: number): SegmentMemory {
  const pages = Math.ceil(bytes / PAGE_BYTES);
  if (pages <= MAX_PAGES) {
    try {
      return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
    } catch {
      // Each such memory reserves gigabytes of addresses, which a limit of the process may deny.
    }
  }
  return { buffer: new SharedArrayBuffer(bytes) };
}

/** The fastest kernels for an arena in the memory. */
export function openKernels(memory: SegmentMemory | undefined, arena: BitArena): BitKernels {
  return simdKernels(memory, arena) ?? scalarKernels(arena);
}
