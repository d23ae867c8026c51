import { Link2 } from 'lucide-react';
import { t } from 'ttag';
import { type DayAndPlaces, useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { buildQuery } from '#web/lib/build-query.ts';
import { CallError } from '#web/lib/call-error.ts';
import { isRefusal } from '#web/lib/refusal.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './share-dialog.module.css';
import { useShareLink } from './share-link.ts';

export interface ShareDialogProps extends OverlayProps {
  readonly of: string;
}

/** Makes, shows and revokes the read-only link of a scorecard. */
export function ShareDialog({ of, open, onClose }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Share this scorecard`}
      description={t`Anyone with the link sees the scorecard as the list is on the day they open it: products, verdicts and sums. They see no names, notes or account of yours.`}
      size="middle"
    >
      <ShareTools of={of} />
    </Dialog>
  );
}

function ShareTools({ of }: { readonly of: string }) {
  const { query, share, revoke, renew } = useShareLink(of);
  // As the page is judged: who opens the link sees the same day and places.
  const judged = buildQuery<DayAndPlaces>(useDayAndPlaces());
  const { isBusy, during } = useBusy();
  const { data: link, error } = query;
  if (isRefusal(error)) return <p role="alert">{error instanceof CallError && error.failure.detail}</p>;
  if (query.isError) return <AreaFailure text={t`The link could not be loaded.`} query={query} />;
  if (link === undefined) return <Skeleton height="4rem" />;
  if (link === null) {
    return (
      <Button tone="primary" busy={isBusy} onClick={() => void during(share())}>
        <Link2 size={16} aria-hidden="true" />
        {t`Create link`}
      </Button>
    );
  }
  return (
    <div className="stack">
      {link.token === null ? (
        <p>{t`There is a link, which works, but it cannot be shown again. A new one replaces it.`}</p>
      ) : (
        <div className={styles.link}>
          <CopyField
            label={t`Link`}
            value={`${location.origin}/orders/shared/${link.token}${judged}`}
            noun={t`link`}
          />
        </div>
      )}
      <div className="cluster">
        {link.token === null && (
          <Button busy={isBusy} onClick={() => void during(renew())}>
            {t`Make a new link`}
          </Button>
        )}
        <Button tone="danger" busy={isBusy} onClick={() => void during(revoke())}>
          {t`Revoke link`}
        </Button>
      </div>
    </div>
  );
}
