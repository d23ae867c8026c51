import { useRef, useState } from 'react';
import { t } from 'ttag';
import { callAsUser } from '#web/features/session/session.ts';
import { useLogOut } from '#web/features/session/use-log-out.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';

/** Asks for confirmation; the harmless answer has the focus. */
export function DeleteAccountDialog({ open, onClose }: OverlayProps) {
  const { isBusy, during } = useBusy();
  const [failure, setFailure] = useState<string>();
  const keep = useRef<HTMLButtonElement>(null);
  const logOut = useLogOut();
  const remove = async () => {
    const reply = await during(callAsUser('DELETE /api/auth/me', {}));
    if (reply.ok) await logOut({ message: reply.value.message, ended: true });
    else setFailure(reply.failure.detail);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Delete your account?`}
      description={t`Your profile, cart, wishlist and groups are deleted at once. This cannot be undone.`}
      initialFocus={keep}
      foot={
        <>
          <Button ref={keep} onClick={onClose}>
            {t`Keep account`}
          </Button>
          <Button tone="danger" busy={isBusy} onClick={remove}>
            {t`Delete account`}
          </Button>
        </>
      }
    >
      <FailureNote text={failure} />
    </Dialog>
  );
}
