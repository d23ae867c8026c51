import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NutrientLimits } from '#contract/guideline.schema.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';

export type LimitsByGtin = ReadonlyMap<string, NutrientLimits>;

/** What the figures of a page of products are marked with, in one call. */
export function limitsTableQuery(gtins: readonly string[]) {
  return queryOptions({
    queryKey: ['limits', 'many', gtins],
    queryFn: async ({ signal }): Promise<LimitsByGtin> => {
      const { limits } = unwrap(
        await call('GET /api/products/limits', { query: { gtin: [...gtins] }, signal }),
      );
      return new Map(limits.map((each) => [each.gtin, each]));
    },
    enabled: gtins.length > 0,
    placeholderData: keepPreviousData,
  });
}
