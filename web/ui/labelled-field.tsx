import { CircleX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import styles from './labelled-field.module.css';

export interface FieldLook {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
}

interface InputProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A label, its input, and under it the error and the hint that screen readers hear with it. */
export function LabelledField({
  label,
  error,
  hint,
  className,
  children,
}: FieldLook & { readonly children: (props: InputProps) => ReactNode }) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
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
