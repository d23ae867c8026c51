import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { guidelinesOnDay } from '#web/features/product-facts/guidelines-on-day.ts';
import type { JudgedSearch } from '#web/features/product-facts/judged-search.ts';
import { useAnswers } from '#web/features/product-facts/product-answers.ts';
import {
  dietClaimsQuery,
  nutritionQuery,
  productOnDay,
} from '#web/features/product-facts/product-queries.ts';
import { CallError } from '#web/lib/call-error.ts';
import type { Column, Loaded } from './model/cell.ts';

export type Comparison = ReturnType<typeof useColumns>;

/** Everything that is compared of up to four products, as far as it is there. */
export function useColumns(gtins: readonly string[], search: JudgedSearch) {
  const day = useDayAndPlaces().day;
  const products = useQueries({ queries: gtins.map((gtin) => productOnDay(gtin, day)) });
  const nutrition = useQueries({ queries: gtins.map(nutritionQuery) });
  const claims = useQueries({ queries: gtins.map(dietClaimsQuery) });
  const guidelines = useQueries({ queries: gtins.map((gtin) => guidelinesOnDay(gtin, day)) });
  const answers = useAnswers(gtins, search);
  const columns = gtins.flatMap((_, at): Column[] => {
    const product = products[at]?.data;
    if (!product) return [];
    const rest = { claims: loaded(claims[at]), guidelines: loaded(guidelines[at]) };
    const shown = answers.get(product.gtin);
    return [
      {
        product,
        nutrition: loaded(nutrition[at]),
        ...rest,
        ...(shown && { answers: { state: 'ready', value: shown } }),
      },
    ];
  });
  const all = [...products, ...nutrition, ...claims, ...guidelines];
  const refused = gtins.filter((_, at) => isNotThere(products[at]?.error));
  return {
    /** The products that are there, in the order asked for. */
    columns,
    /** Still asked for. */
    waiting: products.filter(({ isPending }) => isPending).length,
    /** GTINs that no product has. */
    unknown: refused,
    /** GTINs whose product could not be fetched. */
    failed: gtins.filter((gtin, at) => products[at]?.isError && !refused.includes(gtin)),
    error: products.find(({ error }) => error && !isNotThere(error))?.error ?? null,
    /** Something of a product that is there could not be fetched. */
    isPartial: columns.some((column) =>
      [column.nutrition, column.claims, column.guidelines].some(({ state }) => state === 'failed'),
    ),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}

function loaded<T>(query: UseQueryResult<T> | undefined): Loaded<T> {
  if (query?.data !== undefined) return { state: 'ready', value: query.data };
  return { state: query?.isError ? 'failed' : 'loading' };
}

/** Asking again would not help. */
function isNotThere(error: unknown): boolean {
  return error instanceof CallError && error.failure.code === 'not_found';
}
