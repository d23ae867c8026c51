import { countBrands } from './count-brands.ts';
import type { FacetCounter } from './count-facets.ts';
import { countWith } from './lift-filters.ts';
import type { SegmentMatch } from './match-segment.ts';
import { openValueCounter } from './value-counter.ts';

/** Counts over the matches of all segments. */
export function facetCounterOf(matches: readonly SegmentMatch[]): FacetCounter {
  const counters = matches.map(openValueCounter);
  return {
    countSets(lifted, sets) {
      const counts = sets.map(() => 0);
      let total = 0;
      for (const counter of counters) {
        const { size, countIn } = counter(lifted, sets);
        total += size;
        for (let i = 0; i < sets.length; i++) counts[i] = (counts[i] ?? 0) + countIn(sets[i] as number);
      }
      return { size: total, counts };
    },
    countWith: (filter) => matches.reduce((sum, match) => sum + countWith(match, filter), 0),
    countBrands: () => countBrands(matches),
  };
}
