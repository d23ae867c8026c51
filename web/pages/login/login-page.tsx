import { t } from 'ttag';
import styles from '#web/features/auth/auth-card.module.css';
import { AuthCard } from '#web/features/auth/auth-card.tsx';
import { CheckEmail } from '#web/features/auth/check-email.tsx';
import { EmailForm, useEmailForm } from '#web/features/auth/email-form.tsx';
import { ProviderButtons } from '#web/features/auth/provider-buttons.tsx';
import { visitorPage } from '#web/features/auth/visitor-page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export const LoginPage = visitorPage(t`Log in`, LoginForm);

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
          {t`New here?`} <TextLink to="/signup">{t`Sign up`}</TextLink>
        </p>
        <p className="soft">
          <TextLink to="/forgot-password">{t`Forgot password?`}</TextLink>
        </p>
      </div>
    </AuthCard>
  );
}
