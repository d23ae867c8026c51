import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { GroupItems } from '#contract/wishlist-groups.schema.ts';
import { dayAndPlacesOf } from '#web/features/product-facts/day-and-places.ts';
import { parseJudgedSearch } from '#web/features/product-facts/judged-search.ts';
import { gtinsOf } from '#web/features/product-facts/product-answers.ts';
import { prefetchVerdicts } from '#web/features/product-facts/verdicts-on-day.ts';

/** For a rendered group: the verdicts of its products on the day of its address. */
export function prefetchSharedVerdicts<K extends readonly unknown[]>(
  queryClient: QueryClient,
  group: FetchQueryOptions<GroupItems, Error, GroupItems, K>,
  search: object,
): void {
  const { day } = dayAndPlacesOf(parseJudgedSearch({ ...search }));
  queryClient.fetchQuery(group).then(
    ({ items }) => prefetchVerdicts(queryClient, gtinsOf(items), day),
    () => undefined,
  );
}
