import { Link } from '@tanstack/react-router';
import { AuthCard } from './auth-card.tsx';
import { CheckEmail } from './check-email.tsx';
import { EmailForm, useEmailForm } from './email-form.tsx';

/** There are no passwords to reset: the user gets a login link instead. */
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
      lead="Larder has no passwords. Enter your email and we’ll send a sign-in link."
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
