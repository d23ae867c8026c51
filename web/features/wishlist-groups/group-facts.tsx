import { Globe, Lock, Users } from 'lucide-react';
import type { WishlistGroup } from '#contract/wishlist-groups.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from './group-facts.module.css';

/** Who may see a group, how much is in it, how many look at it. */
export function GroupFacts({ group }: { readonly group: WishlistGroup }) {
  const { is_public, item_count: items, member_count: members } = group;
  return (
    <ul className={styles.facts}>
      <li>
        {is_public ? <Globe size={16} aria-hidden="true" /> : <Lock size={16} aria-hidden="true" />}
        {is_public ? 'Public' : 'Private'}
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
