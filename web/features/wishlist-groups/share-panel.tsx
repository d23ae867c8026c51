import { Link2 } from 'lucide-react';
import { t } from 'ttag';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { type DayAndPlaces, useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { buildQuery } from '#web/lib/build-query.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { useConfirm } from '#web/ui/use-confirm.tsx';
import styles from './share-panel.module.css';
import { useGroupActions } from './use-group-actions.ts';

/** The read-only link: made, copied and revoked by the owner. */
export function SharePanel({ group }: { readonly group: WishlistGroup }) {
  const { id, is_shared, share_token: token } = group;
  const actions = useGroupActions();
  const { ask, dialog } = useConfirm();
  const { isBusy, during } = useBusy();
  // As the page is judged: who opens the link sees the same day.
  const judged = buildQuery<DayAndPlaces>(useDayAndPlaces());
  if (!is_shared) {
    return (
      <div className={styles.panel}>
        <p className="soft">{t`Anyone with the link can view this group, even without an account.`}</p>
        <Button size="small" busy={isBusy} onClick={() => actions && void during(actions.share(id))}>
          <Link2 size={16} aria-hidden="true" />
          {t`Create share link`}
        </Button>
      </div>
    );
  }
  const revoke = () =>
    ask({
      title: t`Revoke the link?`,
      text: t`The current link will stop working.`,
      confirm: t`Revoke link`,
      onConfirm: () => actions && void during(actions.unshare(id)),
    });
  return (
    <div className={styles.panel}>
      {token === null ? (
        <p className="soft">
          {t`There is a link, which works, but cannot be shown again. Revoke it to make a new one.`}
        </p>
      ) : (
        <CopyField
          label={t`Share link`}
          value={`${location.origin}/shared-groups/${token}${judged}`}
          noun={t`link`}
          size="small"
        />
      )}
      <Button size="small" tone="danger" busy={isBusy} onClick={revoke}>
        {t`Revoke link`}
      </Button>
      {dialog}
    </div>
  );
}
