import { t } from 'ttag';
import type { PublicGroupsSearch } from '#web/features/wishlist-groups/public-groups-search.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
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
        <ButtonLink to="/public-groups" search={{ q, sort }} tone="primary">
          {t`Go to the first page`}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (q === undefined) {
    return (
      <EmptyState title={t`No public groups yet`} text={t`Make one of your groups public to list it here.`}>
        <ButtonLink to="/wishlist" search={{ tab: 'groups' }} tone="primary">
          {t`Go to your groups`}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No groups found for “${q}”`} text={t`Try fewer or other words.`}>
      <ButtonLink to="/public-groups" tone="primary">
        {t`Show all public groups`}
      </ButtonLink>
    </EmptyState>
  );
}
