import { Globe, Link, Lock, Users } from 'lucide-react';
import { t } from 'ttag';
import type { PublicGroup, WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { countOf } from '#web/lib/format-count.ts';
import styles from './group-facts.module.css';

type Access = Pick<WishlistGroup, 'is_public' | 'is_owner' | 'is_shared' | 'role'>;

export interface GroupFactsProps {
  /** Without its access where all that are shown are public. */
  readonly group: PublicGroup & Partial<Access>;
}

/** Who can see a group, how much is in it and how many follow it. */
export function GroupFacts({ group }: GroupFactsProps) {
  const {
    item_count: items,
    member_count: members,
    is_public,
    is_owner,
    is_shared = false,
    role = null,
  } = group;
  const access =
    is_public !== undefined && is_owner !== undefined && accessOf({ is_public, is_owner, is_shared, role });
  return (
    <ul className={styles.facts}>
      {access && (
        <li>
          <access.Icon size={16} aria-hidden="true" />
          {access.words}
        </li>
      )}
      <li>{countOf(items, t`item`, t`items`)}</li>
      {/* A private group has its owner alone, unless it was public before. */}
      {(is_public !== false || members > 1) && (
        <li>
          <Users size={16} aria-hidden="true" />
          {countOf(members, t`member`, t`members`)}
        </li>
      )}
    </ul>
  );
}

/** Only its owner knows whether a group has a link; anyone else who sees a private one was given it. */
function accessOf({ is_public, is_owner, is_shared, role }: Access) {
  if (is_public) return { Icon: Globe, words: t`Public` };
  if (role !== null)
    return { Icon: Lock, words: role === 'edit' ? t`Private, you can edit` : t`Private, you can view` };
  if (!is_owner) return { Icon: Link, words: t`Shared by link` };
  return is_shared ? { Icon: Link, words: t`Private, shared by link` } : { Icon: Lock, words: t`Private` };
}
