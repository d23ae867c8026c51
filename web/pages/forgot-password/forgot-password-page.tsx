import { t } from 'ttag';
import { AuthCard } from '#web/features/auth/auth-card.tsx';
import { CheckEmail } from '#web/features/auth/check-email.tsx';
import { EmailForm, useEmailForm } from '#web/features/auth/email-form.tsx';
import { visitorPage } from '#web/features/auth/visitor-page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export const ForgotPasswordPage = visitorPage(t`Forgot password`, ForgotPasswordForm);

/** There are no passwords to reset: the user gets a login link instead. */
function ForgotPasswordForm() {
  const form = useEmailForm();
  if (form.step === 'sent') {
    return (
      <CheckEmail
        email={form.email}
        message={t`Password reset link sent to inbox.`}
        onTryAgain={form.tryAgain}
      />
    );
  }
  return (
    <AuthCard
      title={t`Forgot password`}
      lead={t`Larder has no passwords. Enter your email and we’ll send a sign-in link.`}
    >
      <EmailForm form={form} button={t`Get Link`} />
      <p className="soft">
        <TextLink to="/login">{t`Back to log in`}</TextLink>
      </p>
    </AuthCard>
  );
}
