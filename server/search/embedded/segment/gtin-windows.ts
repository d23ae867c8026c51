import { groupByKey } from './group-by-key.ts';
import type { CoreArrays, DerivedArrays } from './segment.ts';
import { letGo } from './typed-arrays.ts';

/*
 * Documents by each window of five digits of their padded GTIN, for parts of codes: ascending within a window, and twice where the
 * code has it twice. A number is written as its distance to the one before, seven bits to a byte, the lowest first, the high bit set
 * where more follow: half of what four bytes a number would take.
 */

type GtinWindows = Pick<DerivedArrays, 'windowStarts' | 'windowBytes'>;

/** A 14-digit code has ten windows of five digits. */
const WINDOWS_PER_GTIN = 10;
const WINDOW_COUNT = 100_000;
/** In smaller segments scanning every code is as quick, and the window starts alone take 400 KB. */
const MIN_DOCUMENTS_FOR_WINDOWS = 4096;

/** Window w is the bytes from windowStarts[w] up to windowStarts[w + 1]. */
export function deriveGtinWindows({ gtins }: CoreArrays): GtinWindows {
  if (gtins.length < MIN_DOCUMENTS_FOR_WINDOWS) {
    return { windowStarts: new Uint32Array(0), windowBytes: new Uint8Array(0) };
  }
  const { starts, values } = groupByKey(
    WINDOW_COUNT,
    (visit) =>
      gtins.forEach((gtin, document) => {
        for (let place = 0; place < WINDOWS_PER_GTIN; place++) visit(windowAt(gtin, place), document);
      }),
    Uint32Array,
  );
  const windowStarts = new Uint32Array(WINDOW_COUNT + 1);
  // In place: no number takes more bytes than it had, as there are less than 2^28 documents.
  const bytes = new Uint8Array(values.buffer);
  let length = 0;
  for (let window = 0; window < WINDOW_COUNT; window++) {
    const end = starts[window + 1] as number;
    let before = 0;
    for (let i = starts[window] as number; i < end; i++) {
      const document = values[i] as number;
      let distance = document - before;
      before = document;
      for (; distance > 127; distance >>>= 7) bytes[length++] = (distance & 127) | 128;
      bytes[length++] = distance;
    }
    windowStarts[window + 1] = length;
  }
  const windowBytes = bytes.slice(0, length);
  letGo(bytes);
  return { windowStarts, windowBytes };
}

/** Visits the documents of a window, ascending. */
export function forEachInWindow(
  { windowStarts, windowBytes }: GtinWindows,
  window: number,
  visit: (document: number) => void,
): void {
  const end = windowStarts[window + 1] as number;
  let document = 0;
  for (let at = windowStarts[window] as number; at < end; ) {
    let shift = 0;
    let byte = windowBytes[at++] as number;
    for (; byte > 127; byte = windowBytes[at++] as number) {
      document += (byte & 127) << shift;
      shift += 7;
    }
    document += byte << shift;
    visit(document);
  }
}

/** Exact: the digits cut off are worth at least 10^-9, far more than the rounding of a 14-digit double. */
function windowAt(gtin: number, place: number): number {
  return Math.floor(gtin / 10 ** (9 - place)) % WINDOW_COUNT;
}
