import { VERDICTS_SINCE } from '#contract/guideline.ts';
import { guidelinesQuery, productQuery } from '#web/features/product-facts/product-queries.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** A product with the verdicts of a day, where guidelines had other rules then; else as every page asks for it. */
export function productOnDay(gtin: string, day: string | undefined) {
  if (!isEarlier(day)) return productQuery(gtin);
  return apiQuery(['product', gtin, day], 'GET /api/products/{gtin}', { params: { gtin }, query: { day } });
}

/** The verdicts of such a day, and why. */
export function guidelinesOnDay(gtin: string, day: string | undefined) {
  if (!isEarlier(day)) return guidelinesQuery(gtin);
  return apiQuery(['guidelines', gtin, day], 'GET /api/products/{gtin}/guidelines', {
    params: { gtin },
    query: { day },
  });
}

const isEarlier = (day: string | undefined): day is string => day !== undefined && day < VERDICTS_SINCE;
