import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { capCount } from '#web/lib/cap-count.ts';
import { iconButtonClass, iconLabelClass } from '#web/ui/icon-button-class.ts';
import styles from './shop-header.module.css';

export interface CountedLinkProps {
  readonly to: '/wishlist' | '/cart';
  readonly name: string;
  readonly count: number;
  readonly icon: ReactNode;
}

/** An icon with its name, where there is room, and the number of items beside it; none shows no number. */
export function CountedLink({ to, name, count, icon }: CountedLinkProps) {
  const label = count === 0 ? name : `${name}, ${capCount(count)} ${count === 1 ? 'item' : 'items'}`;
  return (
    <Link to={to} className={iconButtonClass('labelled')} aria-label={label}>
      <span aria-hidden="true">{icon}</span>
      <span className={iconLabelClass}>{name}</span>{' '}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {capCount(count)}
        </span>
      )}
    </Link>
  );
}
