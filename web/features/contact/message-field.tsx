import { type ComponentProps, useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import styles from './message-field.module.css';

export interface MessageFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string;
  /** Lines of text instead of one. */
  readonly rows?: number;
  readonly input: ComponentProps<'input'> & ComponentProps<'textarea'>;
}

/** A labelled field with its error under it, said to screen readers with the field. */
export function MessageField({ label, error, hint, rows, input }: MessageFieldProps) {
  const id = useId();
  const props = {
    ...input,
    id,
    className: classNames(styles.input, error !== undefined && styles.wrong),
    'aria-invalid': error !== undefined,
    'aria-describedby': error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {rows === undefined ? <input {...props} /> : <textarea {...props} rows={rows} />}
      {error !== undefined ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
