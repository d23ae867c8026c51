import type { Histogram } from '#contract/products.schema.ts';
import type { Figure } from '#contract/ranges.ts';
import { BARS, COVERED, ROUND_STEPS } from '../embedded/query/count-histogram.ts';
import { type Filter, isLifted } from '../embedded/query/filters.ts';
import type { ParsedQuery } from '../embedded/query/parsed-query.ts';
import { bucketsOf, type Counted, type SearchBody } from './answer.ts';
import type { Ask } from './ask-in-rounds.ts';
import { allOf, type Clause } from './clause.ts';
import { clauseOfFilters, figureField } from './filter-clause.ts';
import { findTerm } from './term-clause.ts';

/** How a figure is spread, as `countHistogram` has it: the step first, by exact counts, and then the bars. */
export function askHistogram(
  ask: Ask,
  figure: Figure,
  parsed: ParsedQuery,
  filters: readonly Filter[],
): Histogram {
  const others = filters.filter((filter) => !isLifted(filter, { facet: 'nutrient', value: figure.nutrient }));
  const query = allOf([findTerm(parsed), clauseOfFilters(others)]);
  const field = figureField(figure);
  const spread = ask.now(spreadBody(query, field)).aggregations ?? {};
  const all = spread.all?.doc_count ?? 0;
  const known = spread.known?.value ?? 0;
  const step = readStep(spread.below, known);
  const bars = ask.now(barsBody(query, field, step)).aggregations?.below;
  const counts = new Array<number>(BARS).fill(0);
  for (const { key, doc_count } of bucketsOf(bars, 'bars')) {
    const bar = Math.min(BARS - 1, Math.max(0, Math.round(Number(key) / step)));
    counts[bar] = (counts[bar] ?? 0) + doc_count;
  }
  return { ...figure, step, counts, above: known - (bars?.doc_count ?? 0), unknown: all - known };
}

/** Steps of bars for any amount that a food can have, ascending. */
const STEPS = Array.from({ length: 16 }, (_, i) => 10 ** (i - 8)).flatMap((power) =>
  ROUND_STEPS.slice(0, -1).map((step) => step * power),
);

/** How many figures are below what the bars of each step reach. */
function spreadBody(query: Clause, field: string): SearchBody {
  const ranges = [...STEPS.map((step) => ({ key: String(step), to: firstFloat(step * BARS) })), NO_AMOUNT];
  return {
    size: 0,
    track_total_hits: false,
    query,
    aggs: {
      all: { filter: { match_all: {} } },
      known: { value_count: { field } },
      below: { range: { field, ranges } },
    },
  };
}

/** Figures of zero or less: below the smallest float. */
const NO_AMOUNT = { key: 'none', to: 2 ** -149 };

/** The smallest step whose bars reach nearly all of the figures. */
function readStep(below: Counted | undefined, known: number): number {
  const counts = new Map(bucketsOf(below).map(({ key, doc_count }) => [String(key), doc_count]));
  const wanted = Math.floor((known - 1) * COVERED) + 1;
  const reaches = (key: string) => (counts.get(key) ?? 0) >= wanted;
  if (known === 0 || reaches(NO_AMOUNT.key)) return 1;
  return STEPS.find((step) => reaches(String(step))) ?? (STEPS.at(-1) as number);
}

function barsBody(query: Clause, field: string, step: number): SearchBody {
  const reached = { range: { [field]: { lt: firstFloat(step * BARS) } } };
  return {
    size: 0,
    track_total_hits: false,
    query,
    aggs: {
      below: {
        filter: reached,
        aggs: { bars: { histogram: { field, interval: step, min_doc_count: 1 } } },
      },
    },
  };
}

const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);

/** The smallest 32-bit float that is not below a positive amount: figures are kept so, and compared so. */
function firstFloat(amount: number): number {
  float[0] = amount;
  if ((float[0] as number) < amount) bits[0] = (bits[0] as number) + 1;
  return float[0] as number;
}
