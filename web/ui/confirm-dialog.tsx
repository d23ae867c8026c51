import { useRef } from 'react';
import { t } from 'ttag';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  /** What happens, and what stays. */
  readonly text: string;
  /** What the destructive button says it does. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something goes; the harmless answer has the focus. Load it with `lazyPart`. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      initialFocus={keep}
      foot={
        <>
          <Button ref={keep} onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            tone="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    />
  );
}
