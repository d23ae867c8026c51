import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import profile from '#web/features/auth/profile/profile.module.css';
import { SavedSearchRow } from '#web/features/saved-searches/saved-search-row.tsx';
import styles from '#web/features/saved-searches/saved-searches.module.css';
import { useSavedSearches } from '#web/features/saved-searches/saved-searches-query.ts';
import { WatchButton } from '#web/features/watches/watch-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { addressWords } from './search-words.ts';

/** All saved searches, each with what it asks for. */
export function SavedSearchList({ userId }: { readonly userId: string }) {
  const { data, error, isPending, refetch } = useSavedSearches();
  if (isPending) return <Skeleton height="8rem" />;
  if (!data) {
    return (
      <div className="cluster" role="alert">
        <p>{error?.message}</p>
        <Button size="small" onClick={() => refetch()}>
          {t`Try Again`}
        </Button>
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title={t`No saved searches yet`} text={t`Search the catalogue, then press Save search.`}>
        <Link to="/products" className={buttonClass({ tone: 'primary' })}>
          {t`Search products`}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className={classNames(profile.rows, styles.rows)} aria-label={t`Saved searches`}>
      {data.map((search) => (
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
