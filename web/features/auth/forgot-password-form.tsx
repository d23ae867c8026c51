import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckEmail } from './check-email.tsx';
import { FailureNote } from './failure-note.tsx';
import { fieldErrorsOf, loginFailureText } from './failure-text.ts';
import styles from './gate.module.css';
import { Gate } from './gate.tsx';
import { TextField } from './text-field.tsx';
import { useFields } from './use-fields.ts';
import { askForLink, useLinkRequest } from './use-link-request.ts';
import { validateLogin } from './validate.ts';

/** There are no passwords to reset: who forgot one gets a link that logs them in. */
export function ForgotPasswordForm() {
  const fields = useFields({ email: '' });
  const { step, request, tryAgain } = useLinkRequest();
  const { email } = fields.values;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    if (fields.refuse(validateLogin({ email }))) return;
    const failure = await request(() => askForLink(email));
    if (failure === undefined) return;
    const errors = fieldErrorsOf(failure);
    fields.refuse(errors, errors.email === undefined ? loginFailureText(failure) : undefined);
  };
  if (step === 'sent') {
    return (
      <CheckEmail email={email.trim()} message="Password reset link sent to inbox." onTryAgain={tryAgain} />
    );
  }
  const isSending = step === 'sending';
  return (
    <Gate
      title="Forgot password"
      lead="Larder has no passwords. Tell us your address, and a link in your inbox logs you in."
    >
      <form ref={fields.form} className={styles.form} onSubmit={submit} noValidate>
        <TextField label="Email" type="email" autoComplete="email" {...fields.bind('email')} />
        <FailureNote text={fields.failure} />
        <Button type="submit" tone="primary" wide busy={isSending}>
          {isSending ? 'Sending...' : 'Get Link'}
        </Button>
      </form>
      <p className="soft">
        <Link to="/login" className="link">
          Back to log in
        </Link>
      </p>
    </Gate>
  );
}
