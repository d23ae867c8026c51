import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import styles from './tokens.module.css';

const NOT_COPIED = 'The token could not be copied. Select it and copy it by hand.';

/** A new token, in the only moment it can be shown. */
export function NewToken({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.made}>
      <label className={styles.token}>
        Copy it now: it is not shown again.
        <input ref={field} readOnly value={token} onFocus={(event) => event.target.select()} />
      </label>
      <Button tone="primary" onClick={() => void copyText(token, 'Token copied', NOT_COPIED)}>
        <Copy size={16} aria-hidden="true" />
        Copy token
      </Button>
      <Button onClick={onDone}>Done</Button>
    </div>
  );
}
