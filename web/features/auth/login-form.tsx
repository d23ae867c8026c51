import { Link } from '@tanstack/react-router';
import styles from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { CheckEmail } from './check-email.tsx';
import { EmailForm, useEmailForm } from './email-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

export function LoginForm() {
  const form = useEmailForm();
  if (form.step === 'sent') return <CheckEmail email={form.email} onTryAgain={form.tryAgain} />;
  return (
    <AuthCard title="Log in" lead="No password: we’ll email you a sign-in link.">
      <EmailForm form={form} button="Send Login Link" />
      <p className={styles.or}>or</p>
      <ProviderButtons />
      <div className={styles.links}>
        <p className="soft">
          New here?{' '}
          <Link to="/signup" className="link">
            Sign up
          </Link>
        </p>
        <p className="soft">
          <Link to="/forgot-password" className="link">
            Forgot password?
          </Link>
        </p>
      </div>
    </AuthCard>
  );
}
