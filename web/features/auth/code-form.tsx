import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { t } from 'ttag';
import { SIGN_IN } from '#contract/sign-in.ts';
import { callInTime } from '#web/features/session/browser-session.ts';
import { takeExpiring } from '#web/features/session/expiring-storage.ts';
import { takeReturn } from '#web/features/session/return-path.ts';
import { signIn } from '#web/features/session/session.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './auth-card.module.css';
import { LINK_NONCE, readNonce } from './link-nonce.ts';
import { verificationFailure } from './sign-in-failure.ts';

const NO_REQUEST = t`This code can only be typed in the browser that asked for it. Please ask for a new link.`;

/** The mail's six digits, for the browser that requested them. The last digit submits the form. */
export function CodeForm() {
  const [code, setCode] = useState('');
  const { isBusy, during } = useBusy();
  const [failure, setFailure] = useState<string>();
  const router = useRouter();
  const send = async (digits: string) => {
    const nonce = readNonce();
    if (isBusy) return;
    if (digits.length !== SIGN_IN.codeDigits) return setFailure(t`The code has ${SIGN_IN.codeDigits} digits`);
    if (nonce === undefined) return setFailure(NO_REQUEST);
    const reply = await during(callInTime('POST /api/auth/verify', { body: { nonce, code: digits } }));
    if (!reply.ok) return setFailure(verificationFailure(reply.failure));
    takeExpiring(LINK_NONCE);
    signIn(reply.value);
    toast.success(t`You are logged in.`);
    router.history.replace(takeReturn());
  };
  const change = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, SIGN_IN.codeDigits);
    setCode(digits);
    setFailure(undefined);
    if (digits.length === SIGN_IN.codeDigits && digits !== code) void send(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Or type the six digits from the same mail`}
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={change}
      />
      <FailureNote text={failure} />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" busy={isBusy}>
          {isBusy ? t`Checking...` : t`Log in with code`}
        </Button>
      </div>
    </form>
  );
}
