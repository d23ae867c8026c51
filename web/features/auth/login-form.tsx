import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckEmail } from './check-email.tsx';
import { FailureNote } from './failure-note.tsx';
import { fieldErrorsOf, loginFailureText } from './failure-text.ts';
import styles from './gate.module.css';
import { Gate } from './gate.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { TextField } from './text-field.tsx';
import { useFields } from './use-fields.ts';
import { askForLink, useLinkRequest } from './use-link-request.ts';
import { validateLogin } from './validate.ts';

export function LoginForm() {
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
  if (step === 'sent') return <CheckEmail email={email.trim()} onTryAgain={tryAgain} />;
  const isSending = step === 'sending';
  return (
    <Gate title="Log in" lead="No password. We send a link to your inbox.">
      <form ref={fields.form} className={styles.form} onSubmit={submit} noValidate>
        <TextField label="Email" type="email" autoComplete="email" {...fields.bind('email')} />
        <FailureNote text={fields.failure} />
        <Button type="submit" tone="primary" wide busy={isSending}>
          {isSending ? 'Sending...' : 'Send Login Link'}
        </Button>
      </form>
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
    </Gate>
  );
}
