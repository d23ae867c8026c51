import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { t } from 'ttag';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { whenKnown } from '#web/features/session/session.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { groupActions } from './use-group-actions.ts';

export interface FollowButtonProps {
  readonly group: Pick<WishlistGroup, 'id' | 'name' | 'is_following'>;
  /** One of many: small, and named after its group. */
  readonly isInCard?: boolean;
  /** Pressed by a visitor. */
  readonly onVisitor?: () => void;
}

/** For a public group of another user. It may be on the page before the session is known: a press waits for that. */
export function FollowButton({ group, isInCard = false, onVisitor }: FollowButtonProps) {
  const { id, name, is_following: isFollowing } = group;
  const queryClient = useQueryClient();
  const { isBusy, during } = useBusy();
  const toggle = (userId: string) => {
    const actions = groupActions(queryClient, userId);
    void during(isFollowing ? actions.unfollow(id) : actions.follow(id));
  };
  return (
    <Button
      tone={isFollowing ? 'done' : isInCard ? 'plain' : 'primary'}
      size={isInCard ? 'small' : 'normal'}
      busy={isBusy}
      aria-pressed={isFollowing}
      onClick={() => whenKnown(({ user }) => (user ? toggle(user.id) : onVisitor?.()))}
    >
      {isFollowing && !isBusy && <Check size={16} aria-hidden="true" />}
      {isFollowing ? t`Following` : t`Follow`}
      {isInCard && <span className="visually-hidden">: {name}</span>}
    </Button>
  );
}
