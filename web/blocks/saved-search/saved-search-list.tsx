import { t } from 'ttag';
import type { SavedSearch } from '#contract/saved-searches.schema.ts';
import profile from '#web/features/auth/profile/profile.module.css';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { SavedSearchRow } from '#web/features/saved-searches/saved-search-row.tsx';
import styles from '#web/features/saved-searches/saved-searches.module.css';
import { useSavedSearches } from '#web/features/saved-searches/saved-searches-query.ts';
import { WatchButton } from '#web/features/watches/watch-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { addressWords } from './search-words.ts';

/** All saved searches, each with what it asks for. */
export function SavedSearchList({ userId }: { readonly userId: string }) {
  return (
    <Fetched
      query={useSavedSearches()}
      failure={t`Your saved searches could not be loaded. None of them is lost.`}
      waiting={<SkeletonRows />}
    >
      {(searches) => <Searches userId={userId} searches={searches} />}
    </Fetched>
  );
}

interface SearchesProps {
  readonly userId: string;
  readonly searches: readonly SavedSearch[];
}

function Searches({ userId, searches }: SearchesProps) {
  if (searches.length === 0) {
    return (
      <EmptyState title={t`No saved searches yet`} text={t`Search the catalogue, then press Save search.`}>
        <ButtonLink to="/products" tone="primary">
          {t`Search products`}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className={classNames(profile.rows, styles.rows)} aria-label={t`Saved searches`}>
      {searches.map((search) => (
        <SavedSearchRow
          key={search.id}
          userId={userId}
          search={search}
          words={addressWords(search.address)}
          watch={<WatchButton target={{ kind: 'search', id: search.id }} name={search.name} />}
        />
      ))}
    </ul>
  );
}
