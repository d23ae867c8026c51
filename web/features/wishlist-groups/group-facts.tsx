import { Globe, Link, Lock, Users } from 'lucide-react';
import type { WishlistGroup } from '#contract/wishlist-groups.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from './group-facts.module.css';

/** Who may see a group, how much is in it, how many look at it. */
export function GroupFacts({ group }: { readonly group: WishlistGroup }) {
  const { item_count: items, member_count: members } = group;
  const { Icon, words } = accessOf(group);
  return (
    <ul className={styles.facts}>
      <li>
        <Icon size={16} aria-hidden="true" />
        {words}
      </li>
      <li>
        {formatCount(items)} {items === 1 ? 'item' : 'items'}
      </li>
      <li>
        <Users size={16} aria-hidden="true" />
        {formatCount(members)} {members === 1 ? 'member' : 'members'}
      </li>
    </ul>
  );
}

/** Who sees a private group of somebody else was given its link. */
function accessOf({ is_public, is_owner }: WishlistGroup) {
  if (is_public) return { Icon: Globe, words: 'Public' };
  return is_owner ? { Icon: Lock, words: 'Private' } : { Icon: Link, words: 'Shared by link' };
}
