import type { FormEvent } from 'react';
import { t } from 'ttag';
import { useFields, useFocusOnReturn } from '#web/lib/use-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './auth-card.module.css';
import { loginFailure } from './sign-in-failure.ts';
import { askForLink, useLinkRequest } from './use-link-request.ts';
import { validateLogin } from './validate.ts';

/** The form that sends a login link. */
export function useEmailForm() {
  const fields = useFields({ email: '' });
  const { step, request, tryAgain } = useLinkRequest();
  useFocusOnReturn(step !== 'sent', fields.form);
  const { email } = fields.values;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    if (fields.showErrors(validateLogin({ email }))) return;
    const failure = await request(() => askForLink(email));
    if (failure) fields.showFailure(failure, loginFailure(failure));
  };
  return { fields, email: email.trim(), step, submit, tryAgain };
}

export interface EmailFormProps {
  readonly form: ReturnType<typeof useEmailForm>;
  readonly button: string;
}

export function EmailForm({ form: { fields, step, submit }, button }: EmailFormProps) {
  const isSending = step === 'sending';
  return (
    <form ref={fields.form} className={styles.form} onSubmit={submit} noValidate>
      <TextField label={t`Email`} type="email" autoComplete="email" {...fields.bind('email')} />
      <FailureNote text={fields.failure} />
      <Button type="submit" tone="primary" wide busy={isSending}>
        {isSending ? t`Sending...` : button}
      </Button>
    </form>
  );
}
