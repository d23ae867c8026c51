import { t } from 'ttag';
import { OFFLINE_READ } from '#web/lib/call.ts';
import { isOffline } from '#web/lib/offline.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import styles from './error-page.module.css';
import { Logo } from './logo.tsx';

/**
 * Stands where a page threw. It is part of the first load, since a chunk that did not come may be the cause, and both
 * ways out load the document: what failed once, a chunk or a state, would only fail again.
 */
export function ErrorPage() {
  useDocumentTitle(t`Something went wrong`);
  return (
    <div className={`wrap page ${styles.page}`}>
      <h1 className="heading">{t`Something went wrong`}</h1>
      <p className="lead" role="alert">
        {isOffline() ? OFFLINE_READ : t`This page could not be shown.`}
      </p>
      <div>
        <button type="button" className={buttonClass({ tone: 'primary' })} onClick={() => location.reload()}>
          {t`Try Again`}
        </button>
        <a href="/" className="link">
          {t`Go to Home`}
        </a>
      </div>
    </div>
  );
}

/** Stands where the shell itself threw, and so uses nothing of it. */
export function BareErrorPage() {
  return (
    <>
      <header className={`wrap ${styles.bar}`}>
        <a href="/" className={styles.logo} aria-label={t`Larder, home`}>
          <Logo />
          Larder
        </a>
      </header>
      <main>
        <ErrorPage />
      </main>
    </>
  );
}
