import { t } from 'ttag';
import styles from './shop-menu.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** The line of a menu that turns the theme. */
export function ThemeItem() {
  return (
    <li className={styles.theme}>
      {t`Light or dark`}
      <ThemeToggle />
    </li>
  );
}
