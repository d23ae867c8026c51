import { useNavigate } from '@tanstack/react-router';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { PeopleButtons } from '#web/features/wishlist-groups/people/people-buttons.tsx';

/** For the owner and the members of a group. */
export function MemberTools({ group }: { readonly group: WishlistGroup }) {
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/wishlist', search: { tab: 'groups' }, replace: true });
  return <PeopleButtons group={group} onLeft={leave} />;
}
