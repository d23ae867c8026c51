import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The address leads to no group that the user may open: asking again would not help. */
export function NoGroup() {
  return (
    <EmptyState
      as="h1"
      title={t`Group not found`}
      text={<span role="alert">{t`It may have been deleted or made private.`}</span>}
    >
      <Link to="/wishlist" search={{ tab: 'groups' }} className={buttonClass({ tone: 'primary' })}>
        {t`Go to your groups`}
      </Link>
      <Link to="/public-groups" className={buttonClass()}>
        {t`Find public groups`}
      </Link>
    </EmptyState>
  );
}
