import { classNames } from '#web/lib/class-names.ts';
import styles from './icon-button.module.css';

/** 40, 32 or 24 px square. */
export type IconButtonSize = 'normal' | 'small' | 'tiny';

/** The classes of an icon button, for a link that looks like one. */
export function iconButtonClass(size: IconButtonSize = 'normal'): string {
  return classNames(styles.button, size !== 'normal' && styles[size]);
}
