import type { PublicGroup } from '#contract/wishlist-groups.schema.ts';
import { FollowButton } from '#web/features/wishlist-groups/follow-button.tsx';
import { useFollowedGroups, useGroups } from '#web/features/wishlist-groups/groups-list.ts';

export interface FollowHereProps {
  readonly group: PublicGroup;
  readonly onVisitor: () => void;
}

/** Follows a group of the list, or says that it is the user's own. */
export function FollowHere({ group: { id, name }, onVisitor }: FollowHereProps) {
  const { data: own = [] } = useGroups();
  const { data: followed = [] } = useFollowedGroups();
  if (own.some((group) => group.id === id)) return <span className="small muted">Yours</span>;
  const is_following = followed.some((group) => group.id === id);
  return <FollowButton group={{ id, name, is_following }} isInCard onVisitor={onVisitor} />;
}
