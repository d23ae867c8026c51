import type { Histogram } from '#contract/products.schema.ts';
import type { SearchDocument } from '../document.ts';
import type { SearchQuery } from '../engine.ts';
import { figureIn, passesFilters } from './scan-filters.ts';

/** The histograms of the found documents: 24 bars of a round step that reach 95 % of the known figures. */
export function scanHistograms(found: readonly SearchDocument[], query: SearchQuery): Histogram[] {
  return query.histograms.map((figure) => {
    const others = query.nutrientRanges.filter(({ nutrient }) => nutrient !== figure.nutrient);
    const within = found.filter((document) => passesFilters(document, { ...query, nutrientRanges: others }));
    const all = within.map((document) => figureIn(document, figure));
    const known = all.filter((amount) => !Number.isNaN(amount)).sort((a, b) => a - b);
    const step = stepFor(known[Math.floor((known.length - 1) * 0.95)] ?? 0);
    const bars = known.map((amount) => Math.max(0, Math.floor(amount / step)));
    return {
      ...figure,
      step,
      counts: Array.from({ length: 24 }, (_, bar) => bars.filter((each) => each === bar).length),
      above: bars.filter((bar) => bar >= 24).length,
      unknown: all.length - known.length,
    };
  });
}

function stepFor(amount: number): number {
  if (amount <= 0) return 1;
  const steps = [-3, -2, -1, 0, 1, 2, 3, 4].flatMap((power) =>
    [1, 2, 2.5, 5].map((step) => step * 10 ** power),
  );
  return steps.find((step) => step * 24 > amount) ?? Number.POSITIVE_INFINITY;
}
