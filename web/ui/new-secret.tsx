import { useEffect, useRef } from 'react';
import { t } from 'ttag';
import { Button } from './button.tsx';
import { CopyField } from './copy-field.tsx';
import styles from './new-secret.module.css';

export interface NewSecretProps {
  /** What it is for, and that it is shown once. */
  readonly label: string;
  readonly secret: string;
  /** What the copying speaks of: "token". */
  readonly noun: string;
  readonly onDone: () => void;
}

/** A secret that was just made, in the only moment it can be shown. */
export function NewSecret({ label, secret, noun, onDone }: NewSecretProps) {
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.made}>
      <CopyField label={label} value={secret} noun={noun} size="small" tone="primary" ref={field} />
      <Button size="small" onClick={onDone}>
        {t`Done`}
      </Button>
    </div>
  );
}
