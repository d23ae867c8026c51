import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** At work: shows a turning mark and refuses further presses, but keeps the focus. */
  readonly busy?: boolean;
}

export function Button({
  tone,
  size,
  wide,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled']}
      className={classNames(buttonClass({ tone, size, wide }), className)}
      onClick={busy ? undefined : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
