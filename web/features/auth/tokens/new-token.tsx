import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import styles from './tokens.module.css';

/** A new token, in the only moment it can be shown. */
export function NewToken({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.made}>
      <CopyField
        label="Copy it now: it is not shown again."
        value={token}
        noun="token"
        size="small"
        tone="primary"
        ref={field}
      />
      <Button size="small" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
