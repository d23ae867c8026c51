/**
 * Memory of segments that are gone, to be used for the next ones. Shared memory must be used again by hand: the engine
 * does not count it, so the collector would let gigabytes of it lie before it looks.
 */
export interface MemoryPool {
  spares(): SharedArrayBuffer[];
  /** One of the spares is in use now. */
  take(spare: SharedArrayBuffer | undefined): void;
  /** Nobody reads it any more. */
  give(memory: SharedArrayBuffer | undefined): void;
  /** Keeps none. */
  clear(): void;
}

export function openMemoryPool(maxSpares: number): MemoryPool {
  let spares: SharedArrayBuffer[] = [];
  return {
    spares: () => spares,
    take(taken) {
      spares = spares.filter((spare) => spare !== taken);
    },
    give(memory) {
      if (memory === undefined || spares.includes(memory)) return;
      // The smallest are the ones that will fit the least.
      spares = [...spares, memory].sort((a, b) => b.byteLength - a.byteLength).slice(0, maxSpares);
    },
    clear() {
      spares = [];
    },
  };
}
