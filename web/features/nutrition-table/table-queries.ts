import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/contracts.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import type { LimitsInWords } from './limit-mark.ts';

export type NutritionByGtin = ReadonlyMap<string, ReplyOf<'GET /api/nutrition'>['nutrition'][number]>;
export type LimitsByGtin = ReadonlyMap<string, LimitsInWords>;

/** The nutrition of a page of products in one call. */
export function nutritionTableQuery(gtins: readonly string[]) {
  return queryOptions({
    queryKey: ['nutrition', 'many', gtins],
    queryFn: async ({ signal }): Promise<NutritionByGtin> => {
      const { nutrition } = unwrap(await call('GET /api/nutrition', { query: { gtin: [...gtins] }, signal }));
      return byGtin(nutrition);
    },
    ...ofPage(gtins),
  });
}

/** The limits of a day that the figures of a page of products are past, in one call; today's where no day is given. */
export function limitsTableQuery(gtins: readonly string[], day?: string) {
  return queryOptions({
    queryKey: ['limits', 'many', gtins, day],
    queryFn: async ({ signal }): Promise<LimitsByGtin> => {
      const [{ limitWords }, reply] = await Promise.all([
        import('./limit-words.ts'),
        call('GET /api/products/limits', { query: { gtin: [...gtins], ...(day && { day }) }, signal }),
      ]);
      const inWords = unwrap(reply).limits.map(({ past, ...others }) => ({
        ...others,
        past: past.map((one) => ({ ...one, words: limitWords(one) })),
      }));
      return byGtin(inWords);
    },
    ...ofPage(gtins),
  });
}

const byGtin = <T extends { readonly gtin: string }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.gtin, item]));

const ofPage = (gtins: readonly string[]) => ({
  enabled: gtins.length > 0,
  placeholderData: keepPreviousData,
});
