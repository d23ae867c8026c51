import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import styles from './login-required-page.module.css';

const LoginRequiredDialog = lazyPart(
  () => import('#web/features/session/login-required-dialog.tsx'),
  'LoginRequiredDialog',
);

/**
 * A private page opened by a visitor: an empty shelf under the dialog. Closing it goes back in history; where
 * no page of ours came before it, the products take its place.
 */
export function LoginRequiredPage({ title, text }: { readonly title: string; readonly text: string }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  useDocumentTitle(title);
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
