import type { ReactNode } from 'react';
import { t } from 'ttag';
import styles from './profile.module.css';

/** Facts in two columns; missing ones are muted. */
export function ProfileRecord({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.record}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || <span className="na">{t`Not given`}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
