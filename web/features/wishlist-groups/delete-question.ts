import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { countOf } from '#web/lib/format-count.ts';
import type { Question } from '#web/ui/use-confirm.tsx';

/** Asked before a group is deleted. */
export function deleteQuestion(
  { name, member_count: members, is_shared, is_public }: WishlistGroup,
  onConfirm: () => void,
): Question {
  const others = members - 1;
  const readers = is_public
    ? countOf(others, 'person follows', 'people follow')
    : countOf(others, 'member sees', 'members see');
  const followers = others > 0 ? ` ${readers} it.` : '';
  return {
    title: 'Delete this group?',
    text: `“${name}”${is_shared ? ' and its share link' : ''} will be deleted. Its products stay on your wishlist.${followers}`,
    confirm: 'Delete group',
    onConfirm,
  };
}
