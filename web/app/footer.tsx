import { t } from 'ttag';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import styles from './footer.module.css';

export const DISCLAIMER = t`Nutrition as declared by the manufacturer. Always check the pack.`;

/** One line, where screen space is for products. */
export function ShopFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.line}`}>
        <span>{t`Larder`}</span>
        <LanguageSwitch />
        <span className={styles.hint}>{t`Ctrl K: find anything`}</span>
        <span>{DISCLAIMER}</span>
      </div>
    </footer>
  );
}
