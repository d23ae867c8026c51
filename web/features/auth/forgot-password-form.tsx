import { Link } from '@tanstack/react-router';
import { AuthCard } from './auth-card.tsx';
import { CheckEmail } from './check-email.tsx';
import { EmailForm, useEmailForm } from './email-form.tsx';

/** There are no passwords to reset: who forgot one gets a link that logs them in. */
export function ForgotPasswordForm() {
  const form = useEmailForm();
  if (form.step === 'sent') {
    return (
      <CheckEmail
        email={form.email}
        message="Password reset link sent to inbox."
        onTryAgain={form.tryAgain}
      />
    );
  }
  return (
    <AuthCard
      title="Forgot password"
      lead="Larder has no passwords. Tell us your address, and a link in your inbox logs you in."
    >
      <EmailForm form={form} button="Get Link" />
      <p className="soft">
        <Link to="/login" className="link">
          Back to log in
        </Link>
      </p>
    </AuthCard>
  );
}
