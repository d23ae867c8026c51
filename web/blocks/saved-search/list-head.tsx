import type { ReactNode } from 'react';
import type { ProductSearch } from '#web/features/product-search/product-search.ts';
import { ResultsHead, type ResultsHeadProps } from '#web/features/product-search/results-head.tsx';
import type { ListPath } from '#web/features/product-search/use-product-search.ts';
import { useSession } from '#web/features/session/session.ts';
import { JudgedBy } from '#web/features/standards/lazy-judged-by.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const SavedSearchMenu = lazyPart(() => import('./saved-search-menu.tsx'), 'SavedSearchMenu');

export interface ListHeadProps extends Pick<ResultsHeadProps, 'page' | 'headingRef'> {
  readonly path: ListPath;
  readonly search: ProductSearch;
  /** What can be done with the list, behind a user's saved searches. */
  readonly children: ReactNode;
}

/** The head of a list of products: what was searched, by which day and places it judges, saved searches. */
export function ListHead({ path, search, children, ...head }: ListHeadProps) {
  const { user } = useSession();
  return (
    <ResultsHead
      {...head}
      search={search}
      judgedBy={<JudgedBy />}
      actions={
        <>
          {user && <SavedSearchMenu path={path} search={search} />}
          {children}
        </>
      }
    />
  );
}
