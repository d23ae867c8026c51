import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { prefetch } from '#web/lib/refusal.ts';
import { type AskedSearch, answersQuery, askedBy, gtinsOf } from './product-answers.ts';

interface Page {
  readonly products: readonly { readonly gtin: string }[];
}

/** For a rendered list: what ingredient laws say of its products, where they are shown. Which standards are chosen, the browser alone knows. */
export function prefetchAnswers<P extends Page, K extends readonly unknown[]>(
  queryClient: QueryClient,
  list: FetchQueryOptions<P, Error, P, K>,
  search: AskedSearch,
): void {
  queryClient.fetchQuery(list).then(
    ({ products }) => prefetchAnswersOf(queryClient, gtinsOf(products), search),
    () => undefined,
  );
}

export function prefetchAnswersOf(
  queryClient: QueryClient,
  gtins: readonly string[],
  search: AskedSearch,
): void {
  const asked = askedBy(search, []);
  if (gtins.length > 0 && asked.hasLaws) prefetch(queryClient, answersQuery(gtins, asked));
}
