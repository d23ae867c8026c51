import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import { useSession } from '#web/features/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { AlreadyIn } from './already-in.tsx';
import styles from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import type { SignInAttempt } from './use-sign-in-attempt.ts';

export interface AttemptPanelProps {
  readonly attempt: SignInAttempt;
  /** An error known before the attempt. */
  readonly refusal?: string | undefined;
  readonly failureText: string;
  /** The page's texts during and before the attempt. */
  readonly working: string;
  /** Undefined while it is not known whom to ask. */
  readonly ask: ReactNode;
}

/** The page that finishes a sign-in, in each of its states. */
export function AttemptPanel({ attempt, refusal, failureText, working, ask }: AttemptPanelProps) {
  const { state, start } = attempt;
  const { user } = useSession();
  return (
    <div aria-live="polite">
      {refusal !== undefined || state.kind === 'failed' ? (
        <Failed text={refusal ?? failureText} />
      ) : state.kind === 'done' ? (
        <AuthCard
          icon={<CircleCheck size={32} aria-hidden="true" />}
          title={t`You are logged in`}
          lead={t`Redirecting…`}
        >
          {null}
        </AuthCard>
      ) : state.kind === 'working' || ask === undefined ? (
        <AuthCard
          icon={<LoaderCircle className={styles.turning} size={32} aria-hidden="true" />}
          title={working}
        />
      ) : (
        <AuthCard
          title={t`Continue to Larder`}
          lead={
            <>
              {user && t`You are logged in as ${user.email}. `}
              {ask}
            </>
          }
        >
          <Button tone="primary" wide onClick={start}>
            {t`Continue`}
          </Button>
          {user && (
            <ButtonLink to="/products" wide>
              {t`See all products`}
            </ButtonLink>
          )}
        </AuthCard>
      )}
    </div>
  );
}

/** Of a sentence in either language: what to do about it. */
const ADVICE = / (?:Please|Por favor)\b.*$/;

function Failed({ text }: { readonly text: string }) {
  const { status, user } = useSession();
  if (status === 'loading') return null;
  // A logged-in user need not try again.
  if (user) return <AlreadyIn user={user} failure={text.replace(ADVICE, '')} />;
  return (
    <AuthCard
      icon={<CircleX className={styles.failed} size={32} aria-hidden="true" />}
      title={t`You are not logged in`}
      lead={<span role="alert">{text}</span>}
    >
      <div className={styles.actions}>
        <ButtonLink to="/login" tone="primary">
          {t`Try Again`}
        </ButtonLink>
        <ButtonLink to="/">{t`Go to Home`}</ButtonLink>
      </div>
    </AuthCard>
  );
}
