import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { t } from 'ttag';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { buttonClass } from '#web/ui/button-class.ts';
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
        <Link
          ref={logIn}
          to="/login"
          onClick={() => rememberReturn()}
          className={buttonClass({ tone: 'primary', wide: true })}
        >
          {t`Log In`}
        </Link>
        <Link to="/signup" onClick={() => rememberReturn()} className={buttonClass({ wide: true })}>
          {t`Create Account`}
        </Link>
      </div>
    </Dialog>
  );
}
