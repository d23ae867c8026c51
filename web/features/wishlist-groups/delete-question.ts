import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { countOf } from '#web/lib/format-count.ts';
import type { Question } from '#web/ui/use-confirm.tsx';

/** Asked before a group is deleted. */
export function deleteQuestion(
  { name, member_count: members, share_token }: WishlistGroup,
  onConfirm: () => void,
): Question {
  const others = members - 1;
  const followers = others > 0 ? ` ${countOf(others, 'person follows', 'people follow')} it.` : '';
  return {
    title: 'Delete this group?',
    text: `“${name}”${share_token === null ? '' : ' and its share link'} will be deleted. Its products stay on your wishlist.${followers}`,
    confirm: 'Delete group',
    onConfirm,
  };
}
