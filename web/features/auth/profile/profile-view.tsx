import type { User } from '#contract/user.schema.ts';
import { displayName } from '#web/features/session/display-name.ts';
import { DataSection } from './data-section.tsx';
import { EditableSection } from './editable-section.tsx';
import styles from './profile.module.css';
import { ProfileNav } from './profile-nav.tsx';
import { PROFILE_SECTIONS } from './sections.ts';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

export function ProfileView({ user }: { readonly user: User }) {
  return (
    <div className="wrap page">
      <div className={styles.page}>
        <ProfileNav />
        <div className={styles.sections}>
          <div>
            {user.company_name && <p className="muted">{user.company_name}</p>}
            <h1 className="heading">{displayName(user)}</h1>
          </div>
          {PROFILE_SECTIONS.map((section) => (
            <EditableSection key={section.title} user={user} section={section} />
          ))}
          <SignInSection user={user} />
          <SessionsSection user={user} />
          <DataSection />
        </div>
      </div>
    </div>
  );
}
