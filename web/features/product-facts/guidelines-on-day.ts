import { isEarlierDay } from '#contract/guideline.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { guidelinesQuery } from './product-queries.ts';

/** Verdicts and why, by the rules of a day where those were others. */
export function guidelinesOnDay(gtin: string, day: string | undefined) {
  if (!isEarlierDay(day)) return guidelinesQuery(gtin);
  return apiQuery(['guidelines', gtin, day], 'GET /api/products/{gtin}/guidelines', {
    params: { gtin },
    query: { day },
  });
}
