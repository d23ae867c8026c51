import { brandsOfKey } from './filter-sets.ts';
import type { Generation } from './generation.ts';
import { documentsOfBrand, isLive } from './segment-reader.ts';

/** Whether a live product has the brand of the key. */
export function hasBrand({ segments }: Generation, key: string): boolean {
  return segments.some((segment) =>
    brandsOfKey(segment.reader, key).some((brand) =>
      documentsOfBrand(segment.reader, brand).some((document) => isLive(segment, document)),
    ),
  );
}
