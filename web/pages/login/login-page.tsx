import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { AlreadyIn } from '#web/features/auth/already-in.tsx';
import styles from '#web/features/auth/auth-card.module.css';
import { AuthCard } from '#web/features/auth/auth-card.tsx';
import { CheckEmail } from '#web/features/auth/check-email.tsx';
import { EmailForm, useEmailForm } from '#web/features/auth/email-form.tsx';
import { ProviderButtons } from '#web/features/auth/provider-buttons.tsx';
import { useSession } from '#web/features/session/session.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';

export function LoginPage() {
  useDocumentTitle(t`Log in`);
  const { user } = useSession();
  return user ? <AlreadyIn user={user} /> : <LoginForm />;
}

function LoginForm() {
  const form = useEmailForm();
  if (form.step === 'sent') return <CheckEmail email={form.email} onTryAgain={form.tryAgain} />;
  return (
    <AuthCard title={t`Log in`} lead={t`No password: we’ll email you a sign-in link.`}>
      <EmailForm form={form} button={t`Send Login Link`} />
      <p className={styles.or}>{t`or`}</p>
      <ProviderButtons />
      <div className={styles.links}>
        <p className="soft">
          {t`New here?`}{' '}
          <Link to="/signup" className="link">
            {t`Sign up`}
          </Link>
        </p>
        <p className="soft">
          <Link to="/forgot-password" className="link">
            {t`Forgot password?`}
          </Link>
        </p>
      </div>
    </AuthCard>
  );
}
