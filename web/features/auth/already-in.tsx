import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { User } from '#contract/user.schema.ts';
import { signOut } from '#web/features/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import styles from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';

export interface AlreadyInProps {
  readonly user: User;
  /** What did not work, where they tried to sign in once more. */
  readonly failure?: string | undefined;
}

/** In place of the form for somebody who is signed in, also when the mail's link was opened in another tab. */
export function AlreadyIn({ user, failure }: AlreadyInProps) {
  return (
    <AuthCard
      icon={<CircleCheck size={32} aria-hidden="true" />}
      title="You are logged in"
      lead={<>As {user.email}.</>}
    >
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={styles.actions}>
        <Link to="/products" className={buttonClass({ tone: 'primary' })}>
          See all products
        </Link>
        <Button onClick={() => signOut()}>Log out</Button>
      </div>
    </AuthCard>
  );
}
