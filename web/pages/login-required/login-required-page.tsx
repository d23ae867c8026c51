import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import styles from './login-required-page.module.css';

const LoginRequiredDialog = lazy(async () => ({
  default: (await import('#web/features/session/login-required-dialog.tsx')).LoginRequiredDialog,
}));

/** A page of one's own, asked for by a visitor: an empty shelf under the dialog. Closing it goes back in history. */
export function LoginRequiredPage({ title, text }: { readonly title: string; readonly text: string }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  useDocumentTitle(title);
  const leave = () => (canGoBack ? router.history.back() : router.navigate({ to: '/products' }));
  return (
    <div className="wrap page">
      <h1 className={`heading ${styles.shelf}`}>{title}</h1>
      <Suspense>
        <LoginRequiredDialog open onClose={leave} text={text} />
      </Suspense>
    </div>
  );
}
