import type { User } from '#contract/user.schema.ts';
import type { AuthProvider } from '#contract/user.ts';
import { formatDay } from './format-day.ts';
import styles from './profile.module.css';
import { ProfileRecord } from './record.tsx';

const METHODS: Readonly<Record<AuthProvider, string>> = {
  email: 'Login link by email',
  google: 'Google',
  apple: 'Apple',
};

export function SignInSection({ user }: { readonly user: User }) {
  return (
    <section className={styles.section} aria-labelledby="sign-in">
      <h2 className="title" id="sign-in">
        Sign-in
      </h2>
      <ProfileRecord
        facts={[
          ['Email', user.email],
          ['Method', METHODS[user.auth_provider]],
          ['Member since', formatDay(user.created_at)],
          ['Last change', formatDay(user.updated_at)],
        ]}
      />
    </section>
  );
}
