import type { CoreArrays, DerivedArrays } from './segment.ts';

/** A 14-digit code has ten windows of five digits. */
const WINDOWS_PER_GTIN = 10;
const WINDOW_COUNT = 100_000;
/** Below this, looking at every code is as quick as the 400 KB of window starts are large. */
const MIN_DOCUMENTS_FOR_WINDOWS = 4096;

/** Documents by each 5-digit window of their padded GTIN: ascending within a window, twice where it occurs twice. */
export function deriveGtinWindows({
  gtins,
}: CoreArrays): Pick<DerivedArrays, 'windowStarts' | 'windowDocuments'> {
  if (gtins.length < MIN_DOCUMENTS_FOR_WINDOWS)
    return { windowStarts: new Uint32Array(0), windowDocuments: new Uint32Array(0) };
  const windowStarts = new Uint32Array(WINDOW_COUNT + 1);
  for (const gtin of gtins) {
    for (let place = 0; place < WINDOWS_PER_GTIN; place++) {
      const next = windowAt(gtin, place) + 1;
      windowStarts[next] = (windowStarts[next] as number) + 1;
    }
  }
  for (let w = 0; w < WINDOW_COUNT; w++) {
    windowStarts[w + 1] = (windowStarts[w + 1] as number) + (windowStarts[w] as number);
  }
  const windowDocuments = new Uint32Array(gtins.length * WINDOWS_PER_GTIN);
  const next = new Uint32Array(windowStarts);
  gtins.forEach((gtin, document) => {
    for (let place = 0; place < WINDOWS_PER_GTIN; place++) {
      const w = windowAt(gtin, place);
      const at = next[w] as number;
      next[w] = at + 1;
      windowDocuments[at] = document;
    }
  });
  return { windowStarts, windowDocuments };
}

/** Exact: the digits cut off are worth at least 10^-9, far more than the rounding of a 14-digit double. */
function windowAt(gtin: number, place: number): number {
  return Math.floor(gtin / 10 ** (9 - place)) % WINDOW_COUNT;
}
