import { t } from 'ttag';
import type { User } from '#contract/user.schema.ts';
import type { AuthProvider } from '#contract/user.ts';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { DataSection } from '#web/features/auth/profile/data-section.tsx';
import { EditableSection } from '#web/features/auth/profile/editable-section.tsx';
import styles from '#web/features/auth/profile/profile.module.css';
import { ProfileNav } from '#web/features/auth/profile/profile-nav.tsx';
import { ProfileRecord } from '#web/features/auth/profile/record.tsx';
import { PROFILE_SECTIONS } from '#web/features/auth/profile/sections.ts';
import { SessionsSection } from '#web/features/auth/profile/sessions-section.tsx';
import { displayName } from '#web/features/session/display-name.ts';
import { ownDayText } from '#web/lib/own-day-text.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';

export const ProfilePage = privatePage(t`Profile`, t`to view your profile`, ProfileView);

function ProfileView({ user }: { readonly user: User }) {
  useDocumentTitle(t`Profile`);
  return (
    <div className="wrap page">
      <div className={styles.page}>
        <ProfileNav />
        <div className={styles.sections}>
          <div className="stack" style={{ gap: 'var(--space-half)' }}>
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

const METHODS: Readonly<Record<AuthProvider, string>> = {
  email: t`Login link by email`,
  google: 'Google',
  apple: 'Apple',
};

const formatDay = (iso: string) => ownDayText(new Date(iso));

function SignInSection({ user }: { readonly user: User }) {
  return (
    <section className={styles.section} aria-labelledby="sign-in">
      <h2 className="title" id="sign-in">
        {t`Sign-in`}
      </h2>
      <ProfileRecord
        facts={[
          [t`Email`, user.email],
          [t`Method`, METHODS[user.auth_provider]],
          [t`Member since`, formatDay(user.created_at)],
          [t`Last change`, formatDay(user.updated_at)],
        ]}
      />
    </section>
  );
}
