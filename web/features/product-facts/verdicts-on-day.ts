import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { begunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, isEarlierDay, type Verdict } from '#contract/guideline.ts';
import type { Product } from '#contract/product.schema.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { useDayAndPlaces } from './day-and-places.ts';
import { UNKNOWN_VERDICTS } from './product-labels.ts';

type Verdicts = Product['verdicts'];

/** The most that one call answers for. */
const AT_ONCE = 64;

/** The verdicts of products by the versions of an earlier day; of a guideline that begins after it nothing is known. */
export function verdictsQuery(gtins: readonly string[], day: string) {
  return queryOptions({
    queryKey: ['verdicts', day, gtins],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, Verdicts>>> => {
      const standard = begunBy(day, GUIDELINE_KEYS);
      if (standard.length === 0) return {};
      const parts = Array.from({ length: Math.ceil(gtins.length / AT_ONCE) }, async (_, at) => {
        const gtin = gtins.slice(at * AT_ONCE, (at + 1) * AT_ONCE);
        return unwrap(await call('GET /api/products/answers', { query: { gtin, standard, day }, signal }));
      });
      const products = (await Promise.all(parts)).flatMap((part) => part.products);
      return Object.fromEntries(products.map(({ gtin, standards }) => [gtin, verdictsOf(standards)]));
    },
  });
}

/**
 * Gives products of a list the verdicts of the chosen day: their own are by the current rules. What is not there yet is
 * unknown.
 */
export function useVerdictsOnDay(
  gtins: readonly string[],
): <T extends { readonly gtin: string; readonly verdicts: Verdicts }>(product: T) => T {
  const { day } = useDayAndPlaces();
  const isAsked = isEarlierDay(day);
  const { data } = useQuery({
    ...verdictsQuery(gtins, day ?? ''),
    enabled: isAsked && gtins.length > 0,
    // Of a list that has changed, not of another day.
    placeholderData: (known, query) => (query?.queryKey[1] === day ? keepPreviousData(known) : undefined),
  });
  return useMemo(() => {
    if (!isAsked) return (product) => product;
    return (product) => ({ ...product, verdicts: data?.[product.gtin] ?? UNKNOWN_VERDICTS });
  }, [isAsked, data]);
}

/** For a rendered page. */
export function prefetchVerdicts(
  queryClient: QueryClient,
  gtins: readonly string[],
  day: string | undefined,
): void {
  if (isEarlierDay(day) && gtins.length > 0) void queryClient.prefetchQuery(verdictsQuery(gtins, day));
}

function verdictsOf(answers: readonly { readonly key: string; readonly answer: string }[]): Verdicts {
  const found = answers.map(({ key, answer }) => [key, answer as Verdict]);
  return { ...UNKNOWN_VERDICTS, ...Object.fromEntries(found) };
}
