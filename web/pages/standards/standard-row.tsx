import type { ReactNode } from 'react';
import styles from './standards-page.module.css';

export interface StandardRowProps {
  readonly title: ReactNode;
  readonly asks: ReactNode;
  /** What the catalogue comes to. */
  readonly counts: ReactNode;
  readonly binds: string;
  readonly state: string;
  readonly since: string | undefined;
  readonly source: string | undefined;
  readonly certainty: string | undefined;
}

/** A rule book in a line: what it asks, whom it binds, how it stands and where it is written. */
export function StandardRow({
  title,
  asks,
  counts,
  binds,
  state,
  since,
  source,
  certainty,
}: StandardRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{title}</h3>
        <div>{asks}</div>
      </div>
      <p>{binds}</p>
      <p>
        <span className={styles.state}>{state}</span>
        {since !== undefined && <span className={styles.small}>{since}</span>}
      </p>
      <p>
        {source}
        {certainty !== undefined && <span className={styles.small}>{certainty}</span>}
      </p>
      <div className={styles.counts}>{counts}</div>
    </li>
  );
}
