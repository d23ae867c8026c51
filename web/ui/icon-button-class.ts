import { classNames } from '#web/lib/class-names.ts';
import styles from './icon-button.module.css';

/** 40, 32 or 24 px square; `labelled` as wide as the icon and its label. */
export type IconButtonSize = 'normal' | 'small' | 'tiny' | 'labelled';

/** For the name beside the icon of a labelled one: seen where the window has room for it. */
export const iconLabelClass = styles.label;

/** The classes of an icon button, for a link that looks like one. */
export function iconButtonClass(size: IconButtonSize = 'normal'): string {
  return classNames(styles.button, size !== 'normal' && styles[size]);
}
