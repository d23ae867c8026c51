import { t } from 'ttag';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The address leads to no group that the user may open: asking again would not help. */
export function NoGroup() {
  return (
    <EmptyState
      as="h1"
      title={t`Group not found`}
      text={<span role="alert">{t`It may have been deleted or made private.`}</span>}
    >
      <ButtonLink to="/wishlist" search={{ tab: 'groups' }} tone="primary">
        {t`Go to your groups`}
      </ButtonLink>
      <ButtonLink to="/public-groups">{t`Find public groups`}</ButtonLink>
    </EmptyState>
  );
}

export function NothingInIt({ isOwner }: { readonly isOwner: boolean }) {
  if (!isOwner)
    return (
      <EmptyState title={t`Nothing in this group`} text={t`Its owner has not added any products yet.`} />
    );
  return (
    <EmptyState
      title={t`Nothing in this group yet`}
      text={t`Select products on your wishlist, then press Move to Group.`}
    >
      <ButtonLink to="/wishlist" tone="primary">
        {t`Go to your wishlist`}
      </ButtonLink>
    </EmptyState>
  );
}
