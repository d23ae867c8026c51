import { lazy, Suspense, useState } from 'react';
import { callAsUser } from '#web/features/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { downloadJson } from './download-json.ts';
import styles from './profile.module.css';

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

/** One's own data: taken along, or deleted. */
export function DataSection() {
  const [busy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const exportData = async () => {
    setBusy(true);
    const reply = await callAsUser('GET /api/auth/export', {});
    setBusy(false);
    if (reply.ok) downloadJson('larder-account.json', reply.value);
    else if (reply.failure.code !== 'unauthorized') toast.error(reply.failure.detail);
  };
  return (
    <section className={styles.section} aria-labelledby="data">
      <h2 className="title" id="data">
        Your data
      </h2>
      <ul className={styles.rows}>
        <li>
          <p>Everything stored about your account, as a JSON file.</p>
          <Button size="small" busy={busy} onClick={exportData}>
            Export as JSON
          </Button>
        </li>
        <li>
          <p>Your account with its profile, cart, wishlist and groups. This cannot be undone.</p>
          <Button size="small" tone="danger" onClick={() => setDialog('open')}>
            Delete account
          </Button>
        </li>
      </ul>
      {dialog !== 'unused' && (
        <Suspense>
          <DeleteAccountDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </section>
  );
}
