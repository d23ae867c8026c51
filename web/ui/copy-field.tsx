import { Copy } from 'lucide-react';
import type { Ref } from 'react';
import { t } from 'ttag';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-class.ts';
import styles from './copy-field.module.css';
import { copyText } from './copy-text.ts';

export interface CopyFieldProps extends Pick<ButtonLook, 'size' | 'tone'> {
  readonly label: string;
  readonly value: string;
  /** What is copied, as the button says it: "link". */
  readonly noun: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text to copy: selected when focused, for where the clipboard is refused. */
export function CopyField({ label, value, noun, ref, ...look }: CopyFieldProps) {
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  const notCopied = t`The ${noun} could not be copied. Select it and copy it by hand.`;
  return (
    <>
      <label className={styles.label}>
        {label}
        <input ref={ref} readOnly value={value} onFocus={(event) => event.target.select()} />
      </label>
      <Button {...look} onClick={() => void copyText(value, t`${name} copied`, notCopied)}>
        <Copy size={16} aria-hidden="true" />
        {t`Copy ${noun}`}
      </Button>
    </>
  );
}
