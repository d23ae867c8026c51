import { t } from 'ttag';
import { useWaiting } from '#web/features/session/waiting.ts';
import type { WaitingChange } from '#web/features/session/waiting-change.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { RowButton } from '#web/ui/row-button.tsx';
import { changeText } from './change-text.ts';
import styles from './waiting.module.css';

export interface WaitingDialogProps {
  readonly changes: readonly WaitingChange[];
  readonly onClose: () => void;
}

/** The changes of a list that the server does not have, each with why, and what can be done about it. */
export function WaitingDialog({ changes, onClose }: WaitingDialogProps) {
  const { discard, sendAgain } = useWaiting();
  return (
    <Dialog
      open
      size="middle"
      onClose={onClose}
      title={t`Changes made offline`}
      description={t`They are kept on this device and sent in this order.`}
    >
      {changes.length === 0 ? (
        <p className="soft" role="status">{t`Nothing waits any more.`}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map((change) => {
            const text = changeText(change);
            const { refused } = change;
            return (
              <li key={change.seq}>
                <div className={styles.what}>
                  <p>{text}</p>
                  <p className={classNames(styles.why, refused !== undefined && styles.refused)}>
                    {refused ?? t`Not sent yet`}
                  </p>
                </div>
                <div className={styles.buttons}>
                  <RowButton does={t`Discard`} of={text} onClick={() => discard(change)} />
                  {refused !== undefined && (
                    <RowButton
                      does={t`Send again`}
                      of={text}
                      tone="primary"
                      onClick={() => sendAgain(change)}
                    />
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
