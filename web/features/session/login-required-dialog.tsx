import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button-class.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './login-required-dialog.module.css';

export interface LoginRequiredDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What needs an account, as a sentence. */
  readonly text: string;
}

export function LoginRequiredDialog({ open, onClose, text }: LoginRequiredDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Login Required" description={text}>
      <div className={styles.actions}>
        <Link to="/login" className={buttonClass({ tone: 'primary', wide: true })}>
          Log In
        </Link>
        <Link to="/signup" className={buttonClass({ wide: true })}>
          Create Account
        </Link>
      </div>
    </Dialog>
  );
}
