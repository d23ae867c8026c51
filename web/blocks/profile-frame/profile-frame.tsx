import type { ReactNode } from 'react';
import styles from '#web/features/auth/profile/profile.module.css';
import { ProfileNav } from '#web/features/auth/profile/profile-nav.tsx';

export interface ProfileFrameProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page beside the profile's sidebar. */
export function ProfileFrame({ title, text, children }: ProfileFrameProps) {
  return (
    <div className="wrap page">
      <div className={styles.page}>
        <ProfileNav />
        <div className={styles.sections}>
          <div className="stack">
            <h1 className="heading">{title}</h1>
            <p className="lead">{text}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
