import { classNames } from '#web/lib/class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `plain` is the outlined default; `primary` the one green action of a screen; `done` a settled state such as In Cart. */
  readonly tone?: 'plain' | 'primary' | 'quiet' | 'danger' | 'done' | undefined;
  readonly size?: 'small' | 'normal' | 'large' | undefined;
  readonly wide?: boolean | undefined;
}

/** The classes of a button, for a link that acts as one. */
export function buttonClass({ tone = 'plain', size = 'normal', wide = false }: ButtonLook = {}): string {
  return classNames(
    styles.button,
    tone !== 'plain' && styles[tone],
    size !== 'normal' && styles[size],
    wide && styles.wide,
  );
}
