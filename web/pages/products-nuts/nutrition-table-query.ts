import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/contracts.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';

export type NutritionByGtin = ReadonlyMap<string, ReplyOf<'GET /api/nutrition'>['nutrition'][number]>;

/** The nutrition of a page of products in one call. */
export function nutritionTableQuery(gtins: readonly string[]) {
  return queryOptions({
    queryKey: ['nutrition', 'many', gtins],
    queryFn: async ({ signal }): Promise<NutritionByGtin> => {
      const { nutrition } = unwrap(await call('GET /api/nutrition', { query: { gtin: [...gtins] }, signal }));
      return new Map(nutrition.map((each) => [each.gtin, each]));
    },
    enabled: gtins.length > 0,
    placeholderData: keepPreviousData,
  });
}
