import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WishlistGroup } from '#contract/wishlist-groups.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './group-card.module.css';
import { GroupFacts } from './group-facts.tsx';

export interface GroupCardProps {
  readonly group: WishlistGroup;
  /** Small pictures of what is in it. */
  readonly pictures?: ReactNode;
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
}

export function GroupCard({ group, pictures, onEdit, onDelete }: GroupCardProps) {
  const { id, name, description, is_owner: isOwner } = group;
  return (
    <article className={styles.card}>
      <div className={styles.packs} aria-hidden="true">
        {pictures}
      </div>
      <h2 className="title">
        <Link to="/wishlist-groups/$groupId" params={{ groupId: id }} className="quiet-link">
          {name}
        </Link>
      </h2>
      {description && <p className={styles.description}>{description}</p>}
      <GroupFacts group={group} />
      <div className={styles.foot}>
        <Link
          to="/wishlist-groups/$groupId"
          params={{ groupId: id }}
          className={buttonClass({ size: 'small' })}
        >
          View Details<span className="visually-hidden">: {name}</span>
        </Link>
        {isOwner && onEdit && (
          <IconButton
            label={`Edit group: ${name}`}
            title="Edit group"
            icon={<Pencil size={16} aria-hidden="true" />}
            onClick={onEdit}
          />
        )}
        {isOwner && onDelete && (
          <IconButton
            label={`Delete group: ${name}`}
            title="Delete group"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={onDelete}
          />
        )}
      </div>
    </article>
  );
}
