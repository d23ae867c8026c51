import type { ReactNode } from 'react';
import styles from './gate.module.css';

export interface GateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The one panel of the pages where somebody signs in. */
export function Gate({ icon, title, lead, children }: GateProps) {
  return (
    <div className="wrap">
      <section className={styles.panel}>
        {icon && <div className={styles.icon}>{icon}</div>}
        <div className={styles.head}>
          <h1 className="heading">{title}</h1>
          {lead !== undefined && <p className="soft">{lead}</p>}
        </div>
        {children}
      </section>
    </div>
  );
}
