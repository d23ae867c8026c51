import { t } from 'ttag';
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
    ? countOf(others, t`person follows`, t`people follow`)
    : countOf(others, t`member sees`, t`members see`);
  const followers = others > 0 ? t` ${readers} it.` : '';
  return {
    title: t`Delete this group?`,
    text: t`“${name}”${is_shared ? t` and its share link` : ''} will be deleted. Its products stay on your wishlist.${followers}`,
    confirm: t`Delete group`,
    onConfirm,
  };
}
