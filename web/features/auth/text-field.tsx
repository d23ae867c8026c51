import { CircleX } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';

import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** A labelled line of text with its error under it. */
export function TextField({ label, value, error, hint, onChange, className, ...rest }: TextFieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleX size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
