import { Check } from 'lucide-react';
import { useState } from 'react';
import type { WishlistGroup } from '#contract/wishlist-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { useGroupActions } from './use-group-actions.ts';

export interface FollowButtonProps {
  readonly group: Pick<WishlistGroup, 'id' | 'name' | 'is_following'>;
  /** One of many: small, and named after its group. */
  readonly isInCard?: boolean;
}

/** For a public group of another user. */
export function FollowButton({ group, isInCard = false }: FollowButtonProps) {
  const { id, name, is_following: isFollowing } = group;
  const actions = useGroupActions();
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    await (isFollowing ? actions?.unfollow(id) : actions?.follow(id));
    setBusy(false);
  };
  return (
    <Button
      tone={isFollowing ? 'done' : isInCard ? 'plain' : 'primary'}
      size={isInCard ? 'small' : 'normal'}
      busy={busy}
      aria-pressed={isFollowing}
      onClick={() => void toggle()}
    >
      {isFollowing && !busy && <Check size={16} aria-hidden="true" />}
      {isFollowing ? 'Following' : 'Follow'}
      {isInCard && <span className="visually-hidden">: {name}</span>}
    </Button>
  );
}
