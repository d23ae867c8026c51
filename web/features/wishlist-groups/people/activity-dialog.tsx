import { t } from 'ttag';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { ownMomentText } from '#web/lib/own-moment-text.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { eventWords } from './event-words.ts';
import styles from './people.module.css';
import { useGroupActivity } from './people-query.ts';

export interface ActivityDialogProps {
  readonly groupId: string;
  readonly onClose: () => void;
}

/** Who did what in a group, and when. */
export function ActivityDialog({ groupId, onClose }: ActivityDialogProps) {
  const { query, events, hasOlder, showOlder } = useGroupActivity(groupId);
  const { isBusy, during } = useBusy();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Activity`}
      description={t`What the people of this group did, the last first.`}
      size="middle"
    >
      <Fetched query={query} failure={t`The activity could not be loaded.`} waiting={<SkeletonRows />}>
        {() => (
          <div className="stack">
            {events.length === 0 && <p className="soft">{t`Nothing has happened here yet.`}</p>}
            <ol className={styles.list}>
              {events.map((event) => (
                <li key={event.id} className={styles.event}>
                  {eventWords(event)}
                  <time dateTime={event.at}>{ownMomentText(new Date(event.at))}</time>
                </li>
              ))}
            </ol>
            {hasOlder && (
              <Button busy={isBusy} onClick={() => void during(showOlder())}>
                {t`Show older`}
              </Button>
            )}
          </div>
        )}
      </Fetched>
    </Dialog>
  );
}
