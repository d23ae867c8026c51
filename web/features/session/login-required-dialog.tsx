import { useRef } from 'react';
import { t } from 'ttag';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './login-required-dialog.module.css';
import { rememberReturn } from './return-path.ts';

export interface LoginRequiredDialogProps extends OverlayProps {
  /** What needs an account, as a sentence. */
  readonly text: string;
}

export function LoginRequiredDialog({ open, onClose, text }: LoginRequiredDialogProps) {
  const logIn = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={t`Login Required`} description={text} initialFocus={logIn}>
      <div className={styles.actions}>
        <ButtonLink ref={logIn} to="/login" onClick={() => rememberReturn()} tone="primary" wide>
          {t`Log In`}
        </ButtonLink>
        <ButtonLink to="/signup" onClick={() => rememberReturn()} wide>
          {t`Create Account`}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
