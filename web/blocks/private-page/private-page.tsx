import type { ReactNode } from 'react';
import type { User } from '#contract/user.schema.ts';
import { useSession } from '#web/features/session/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoginRequiredPage } from './login-required-page.tsx';

export interface PrivatePageProps {
  readonly title: string;
  /** What a visitor is told. */
  readonly text: string;
  readonly children: (user: User) => ReactNode;
}

/** Shows its content to users and the Login Required dialog to visitors. */
export function PrivatePage({ title, text, children }: PrivatePageProps) {
  const { status, user } = useSession();
  if (user) return children(user);
  if (status === 'visitor') return <LoginRequiredPage title={title} text={text} />;
  return (
    <div className="wrap page stack" aria-busy="true">
      <h1 className="heading">{title}</h1>
      <Skeleton />
    </div>
  );
}
