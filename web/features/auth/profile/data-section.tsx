import { t } from 'ttag';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useBusy } from '#web/lib/use-busy.ts';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './profile.module.css';

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'), 'DeleteAccountDialog');

/** Exports or deletes the account's data. */
export function DataSection() {
  const { isBusy, during } = useBusy();
  const dialog = useOverlay();
  const exportData = async () => {
    const reply = await during(callAsUser('GET /api/auth/export', {}));
    if (!succeeded(reply)) return;
    downloadFile('larder-account.json', 'application/json', JSON.stringify(reply.value, null, 2));
  };
  return (
    <section className={styles.section} aria-labelledby="data">
      <h2 className="title" id="data">
        {t`Your data`}
      </h2>
      <ul className={styles.rows}>
        <li>
          <p>{t`Everything stored about your account, as a JSON file.`}</p>
          <Button size="small" busy={isBusy} onClick={exportData}>
            {t`Export as JSON`}
          </Button>
        </li>
        <li>
          <p>{t`Your account with its profile, cart, wishlist and groups. This cannot be undone.`}</p>
          <Button size="small" tone="danger" onClick={dialog.open}>
            {t`Delete account`}
          </Button>
        </li>
      </ul>
      {dialog.wasOpened && <DeleteAccountDialog {...dialog.props} />}
    </section>
  );
}
