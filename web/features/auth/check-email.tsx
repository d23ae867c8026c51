import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { jt, t } from 'ttag';
import { SIGN_IN } from '#contract/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { CodeForm } from './code-form.tsx';

export interface CheckEmailProps {
  readonly email: string;
  /** Shown first. */
  readonly message?: string;
  readonly onTryAgain: () => void;
}

const MINUTES = SIGN_IN.magicLinkMs / 60_000;

/** After a link was requested. The link opens in any tab; the code can be typed here. */
export function CheckEmail({ email, message, onTryAgain }: CheckEmailProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <AuthCard icon={<MailCheck size={32} aria-hidden="true" />} title={t`Check Your Email`}>
      {message !== undefined && <p role="status">{message}</p>}
      <p ref={text} tabIndex={-1}>
        {jt`We sent a mail to ${(
          <b key="email" className="strong">
            {email}
          </b>
        )}. Its link works once, for ${MINUTES} minutes.`}
      </p>
      <CodeForm />
      <div className={styles.actions}>
        <Button onClick={onTryAgain}>{t`Try Again`}</Button>
      </div>
    </AuthCard>
  );
}
