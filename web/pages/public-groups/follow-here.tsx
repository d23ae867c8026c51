import { useQueryClient } from '@tanstack/react-query';
import type { PublicGroup } from '#contract/wishlist-groups.ts';
import { useSession, whenKnown } from '#web/features/session/session.ts';
import { FollowButton } from '#web/features/wishlist-groups/follow-button.tsx';
import { useFollowedGroups, useGroups } from '#web/features/wishlist-groups/groups-list.ts';
import { groupActions } from '#web/features/wishlist-groups/use-group-actions.ts';
import { Button } from '#web/ui/button.tsx';

export interface FollowHereProps {
  readonly group: PublicGroup;
  readonly onVisitor: () => void;
}

/** Follows a group of the list, or says that it is one's own. A visitor is asked to log in. */
export function FollowHere({ group: { id, name }, onVisitor }: FollowHereProps) {
  const { user } = useSession();
  const { data: own } = useGroups();
  const { data: followed } = useFollowedGroups();
  const queryClient = useQueryClient();
  if (!user) {
    // The page is there before the session is: a user's press then follows, a visitor's asks.
    const press = () =>
      whenKnown((known) =>
        known.user ? void groupActions(queryClient, known.user.id).follow(id) : onVisitor(),
      );
    return (
      <Button size="small" onClick={press}>
        Follow
        <span className="visually-hidden">: {name}</span>
      </Button>
    );
  }
  if (!own || !followed) return null;
  if (own.some((group) => group.id === id)) return <span className="small muted">Yours</span>;
  const is_following = followed.some((group) => group.id === id);
  return <FollowButton group={{ id, name, is_following }} isInCard />;
}
