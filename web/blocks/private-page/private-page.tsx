import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { t } from 'ttag';
import type { User } from '#contract/user.schema.ts';
import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './private-page.module.css';

const LoginRequiredDialog = lazyPart(
  () => import('#web/features/session/login-required-dialog.tsx'),
  'LoginRequiredDialog',
);

/**
 * A page that shows its content to users and the Login Required dialog to visitors.
 * @param toView what a visitor has to log in for, as in "to view your cart"
 */
export function privatePage(
  title: string,
  toView: string,
  Content: ComponentType<{ readonly user: User }>,
): () => ReactNode {
  return function PrivatePage() {
    const { status, user } = useSession();
    useDocumentTitle(user ? undefined : title);
    if (user) return <Content user={user} />;
    if (status === 'visitor')
      return <LoginRequired title={title} text={t`You need to be logged in ${toView}.`} />;
    return (
      <div className="wrap page stack" style={{ minBlockSize: '100dvh' }} aria-busy="true">
        <h1 className="heading">{title}</h1>
        <Skeleton />
      </div>
    );
  };
}

/**
 * An empty shelf under the dialog. Closing it goes back in history; where no page of ours came before it, the products
 * take its place.
 */
function LoginRequired({ title, text }: { readonly title: string; readonly text: string }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const leave = () => {
    // The router knows the pages since the last full load, the browser those of this site before it.
    if (canGoBack || window.navigation?.canGoBack) router.history.back();
    else void router.navigate({ to: '/products', replace: true });
  };
  return (
    <div className="wrap page">
      <h1 className={`heading ${styles.shelf}`}>{title}</h1>
      <LoginRequiredDialog open onClose={leave} text={text} />
    </div>
  );
}
