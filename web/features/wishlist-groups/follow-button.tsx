import { Check } from 'lucide-react';
import { useState } from 'react';
import type { WishlistGroup } from '#contract/wishlist-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { useGroupActions } from './use-group-actions.ts';

/** Of a public group of somebody else. */
export function FollowButton({
  group,
  onChanged,
}: {
  readonly group: WishlistGroup;
  readonly onChanged?: () => void;
}) {
  const { id, is_following: isFollowing } = group;
  const actions = useGroupActions();
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    await (isFollowing ? actions?.unfollow(id) : actions?.follow(id));
    setBusy(false);
    onChanged?.();
  };
  return (
    <Button
      tone={isFollowing ? 'done' : 'primary'}
      busy={busy}
      aria-pressed={isFollowing}
      onClick={() => void toggle()}
    >
      {isFollowing && !busy && <Check size={16} aria-hidden="true" />}
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  );
}
