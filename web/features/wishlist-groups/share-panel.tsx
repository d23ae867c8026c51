import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirm } from '#web/ui/use-confirm.tsx';
import styles from './share-panel.module.css';
import { useGroupActions } from './use-group-actions.ts';

/** The read-only link: made, copied and revoked by the owner. */
export function SharePanel({ group }: { readonly group: WishlistGroup }) {
  const { id, share_token: token } = group;
  const actions = useGroupActions();
  const { ask, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const change = async (work: Promise<unknown> | undefined) => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  if (token === null) {
    return (
      <div className={styles.panel}>
        <p className="soft">Anyone with the link can view this group, even without an account.</p>
        <Button size="small" busy={busy} onClick={() => void change(actions?.share(id))}>
          <Link2 size={16} aria-hidden="true" />
          Create share link
        </Button>
      </div>
    );
  }
  const link = `${location.origin}/shared-groups/${token}`;
  const revoke = () =>
    ask({
      title: 'Revoke the link?',
      text: 'The current link will stop working.',
      confirm: 'Revoke link',
      onConfirm: () => void change(actions?.unshare(id)),
    });
  return (
    <div className={styles.panel}>
      <label className={styles.link}>
        Share link
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button size="small" onClick={() => void copy(link)}>
        <Copy size={16} aria-hidden="true" />
        Copy link
      </Button>
      <Button size="small" tone="danger" busy={busy} onClick={revoke}>
        Revoke link
      </Button>
      {dialog}
    </div>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.success('Link copied');
  } catch {
    toast.error('The link could not be copied. Select it and copy it by hand.');
  }
}
