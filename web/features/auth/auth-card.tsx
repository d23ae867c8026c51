import type { ReactNode } from 'react';
import styles from './auth-card.module.css';

export interface AuthCardProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The panel of every sign-in page. */
export function AuthCard({ icon, title, lead, children }: AuthCardProps) {
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
