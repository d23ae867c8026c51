import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import type { PublicGroupsSearch } from '#web/features/wishlist-groups/public-groups-search.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

export interface NoGroupsProps {
  readonly search: PublicGroupsSearch;
  /** On all pages. */
  readonly total: number;
}

export function NoGroups({ search: { q, sort }, total }: NoGroupsProps) {
  if (total > 0) {
    return (
      <EmptyState title={t`Nothing on this page`} text={t`The list is shorter now.`}>
        <Link to="/public-groups" search={{ q, sort }} className={buttonClass({ tone: 'primary' })}>
          {t`Go to the first page`}
        </Link>
      </EmptyState>
    );
  }
  if (q === undefined) {
    return (
      <EmptyState title={t`No public groups yet`} text={t`Make one of your groups public to list it here.`}>
        <Link to="/wishlist" search={{ tab: 'groups' }} className={buttonClass({ tone: 'primary' })}>
          {t`Go to your groups`}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No groups found for “${q}”`} text={t`Try fewer or other words.`}>
      <Link to="/public-groups" className={buttonClass({ tone: 'primary' })}>
        {t`Show all public groups`}
      </Link>
    </EmptyState>
  );
}
