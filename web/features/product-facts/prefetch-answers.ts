import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { prefetch } from '#web/lib/refusal.ts';
import { dayAndPlacesOf } from './day-and-places.ts';
import type { JudgedSearch } from './judged-search.ts';
import { answersQuery, gtinsOf } from './product-answers.ts';

interface Page {
  readonly products: readonly { readonly gtin: string }[];
}

/** For a rendered list: what ingredient laws say of its products. Which standards are chosen, the browser alone knows. */
export function prefetchAnswers<P extends Page, K extends readonly unknown[]>(
  queryClient: QueryClient,
  list: FetchQueryOptions<P, Error, P, K>,
  search: JudgedSearch,
): void {
  queryClient.fetchQuery(list).then(
    ({ products }) => prefetchAnswersOf(queryClient, gtinsOf(products), search),
    () => undefined,
  );
}

export function prefetchAnswersOf(
  queryClient: QueryClient,
  gtins: readonly string[],
  search: JudgedSearch,
): void {
  if (gtins.length > 0) prefetch(queryClient, answersQuery(gtins, dayAndPlacesOf(search), []));
}
