import type { WishlistGroup } from '#contract/wishlist-groups.ts';
import type { Question } from '#web/ui/use-confirm.tsx';

/** Asked before a group is deleted. */
export function deleteQuestion(
  { name, member_count: members }: WishlistGroup,
  onConfirm: () => void,
): Question {
  const others = members - 1;
  const followers = others > 0 ? ` ${others} ${others === 1 ? 'other follows' : 'others follow'} it.` : '';
  return {
    title: 'Delete this group?',
    text: `“${name}” is deleted and its link with it. Its products stay on your wishlist.${followers}`,
    confirm: 'Delete group',
    onConfirm,
  };
}
