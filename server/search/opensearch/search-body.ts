import type { SearchBody } from './answer.ts';
import type { Clause } from './clause.ts';

/** Counts the products that match. */
export function countBody(query: Clause): SearchBody {
  return { size: 0, track_total_hits: true, query };
}
