import { CircleCheck } from 'lucide-react';
import { t } from 'ttag';
import type { User } from '#contract/user.schema.ts';
import { signOut } from '#web/features/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import styles from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';

export interface AlreadyInProps {
  readonly user: User;
  /** Why a second sign-in failed. */
  readonly failure?: string | undefined;
}

/** Replaces the form once the user is signed in, here or in another tab. */
export function AlreadyIn({ user, failure }: AlreadyInProps) {
  return (
    <AuthCard
      icon={<CircleCheck size={32} aria-hidden="true" />}
      title={t`You are logged in`}
      lead={t`As ${user.email}.`}
    >
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={styles.actions}>
        <ButtonLink to="/products" tone="primary">
          {t`See all products`}
        </ButtonLink>
        <Button onClick={() => signOut()}>{t`Log out`}</Button>
      </div>
    </AuthCard>
  );
}
