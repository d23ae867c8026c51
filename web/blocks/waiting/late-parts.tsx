import { Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { t } from 'ttag';
import { useWaiting } from '#web/features/session/waiting.ts';
import { gtinsIn, WAITING_CALLS, type WaitingList } from '#web/features/session/waiting-change.ts';
import { countOf } from '#web/lib/format-count.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './waiting.module.css';

const WaitingDialog = lazyPart(() => import('./waiting-dialog.tsx'), 'WaitingDialog');

export interface WaitingNoteProps {
  readonly list: WaitingList;
  readonly groupId?: string;
}

/** See `WaitingNote`. */
export function LateNote({ list, groupId }: WaitingNoteProps) {
  const { changes } = useWaiting();
  const [isOpen, setOpen] = useState(false);
  const ofList = changes.filter(
    ({ call, group }) => WAITING_CALLS[call].list === list && group?.id === groupId,
  );
  const refused = ofList.filter((change) => change.refused !== undefined).length;
  const waiting = ofList.length - refused;
  return (
    <>
      {ofList.length > 0 && (
        <div className={styles.note}>
          {refused > 0 && (
            <p className={styles.refused}>
              <TriangleAlert size={16} aria-hidden="true" />
              {t`Could not be made: ${countOf(refused, t`change`, t`changes`)}`}
            </p>
          )}
          {waiting > 0 && (
            <p role="status">
              <Clock size={16} aria-hidden="true" />
              {waiting === 1 ? t`1 change waits to be sent` : t`${waiting} changes wait to be sent`}
            </p>
          )}
          <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
            {refused > 0 ? t`See why` : t`See them`}
          </Button>
        </div>
      )}
      {isOpen && <WaitingDialog changes={ofList} onClose={() => setOpen(false)} />}
    </>
  );
}

export interface WaitingBadgeProps extends WaitingNoteProps {
  readonly gtin: string;
}

/** See `WaitingBadge`. */
export function LateBadge({ list, groupId, gtin }: WaitingBadgeProps) {
  const { changes } = useWaiting();
  const does = changes
    .filter(({ call, group }) => WAITING_CALLS[call].list === list && group?.id === groupId)
    .filter(({ refused }) => refused === undefined)
    .filter((change) => (change.body.to_gtin ?? gtin) === gtin && gtinsIn(change).includes(gtin))
    .map(({ call }) => WAITING_CALLS[call].does);
  const text = TEXTS.find(([what]) => does.includes(what))?.[1];
  if (text === undefined) return null;
  return (
    <p className={styles.badge}>
      <Clock size={16} aria-hidden="true" />
      {text}
    </p>
  );
}

const TEXTS = [
  ['add', t`Added here, not sent yet`],
  ['exchange', t`Exchanged here, not sent yet`],
  ['set', t`Quantity not sent yet`],
  ['note', t`Note not sent yet`],
] as const;
