import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import { ButtonLink } from '#web/ui/button-link.tsx';
import styles from './group-card.module.css';
import { GroupFacts, type GroupFactsProps } from './group-facts.tsx';

export interface GroupCardProps extends GroupFactsProps {
  /** Thumbnails of its products; undefined without room for them. */
  readonly pictures?: ReactNode;
  /** Actions besides opening it. */
  readonly children?: ReactNode;
}

export function GroupCard({ group, pictures, children }: GroupCardProps) {
  const { id, name, description } = group;
  return (
    <article className={styles.card}>
      {pictures !== undefined && (
        <div className={styles.packs} aria-hidden="true">
          {pictures}
        </div>
      )}
      <h2 className="title">
        <Link to="/wishlist-groups/$groupId" params={{ groupId: id }} className="quiet-link">
          {name}
        </Link>
      </h2>
      {description && <p className={styles.description}>{description}</p>}
      <GroupFacts group={group} />
      <div className={styles.foot}>
        <ButtonLink to="/wishlist-groups/$groupId" params={{ groupId: id }} size="small">
          {t`View Details`}
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
        {children}
      </div>
    </article>
  );
}
