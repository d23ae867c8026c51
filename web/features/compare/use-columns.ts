import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import {
  dietClaimsQuery,
  guidelinesQuery,
  nutritionQuery,
  productQuery,
} from '#web/features/product-facts/product-queries.ts';
import { CallError } from '#web/lib/call-error.ts';
import type { Column, Loaded } from './model/cell.ts';

export interface Comparison {
  /** The products that are there, in the order asked for. */
  readonly columns: readonly Column[];
  /** Still asked for. */
  readonly waiting: number;
  /** GTINs that no product has. */
  readonly unknown: readonly string[];
  /** GTINs whose product could not be fetched. */
  readonly failed: readonly string[];
  readonly error: unknown;
  /** Something of a product that is there could not be fetched. */
  readonly isPartial: boolean;
  readonly isFetching: boolean;
  refetch(): void;
}

/** Everything that is compared of up to four products, as far as it is there. */
export function useColumns(gtins: readonly string[]): Comparison {
  const products = useQueries({ queries: gtins.map(productQuery) });
  const nutrition = useQueries({ queries: gtins.map(nutritionQuery) });
  const claims = useQueries({ queries: gtins.map(dietClaimsQuery) });
  const guidelines = useQueries({ queries: gtins.map(guidelinesQuery) });
  const columns = gtins.flatMap((_, at): Column[] => {
    const product = products[at]?.data;
    if (!product) return [];
    return [
      {
        product,
        nutrition: loaded(nutrition[at]),
        claims: loaded(claims[at]),
        guidelines: loaded(guidelines[at]),
      },
    ];
  });
  const all = [...products, ...nutrition, ...claims, ...guidelines];
  const refused = gtins.filter((_, at) => isNotThere(products[at]?.error));
  return {
    columns,
    waiting: products.filter(({ isPending }) => isPending).length,
    unknown: refused,
    failed: gtins.filter((gtin, at) => products[at]?.isError && !refused.includes(gtin)),
    error: products.find(({ error }) => error && !isNotThere(error))?.error ?? null,
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
