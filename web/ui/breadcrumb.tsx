import type { ReactNode } from 'react';
import { t } from 'ttag';
import styles from './breadcrumb.module.css';

/** The way to where the page stands. Its children are `li`. */
export function Breadcrumb({ children }: { readonly children: ReactNode }) {
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={styles.steps}>{children}</ol>
    </nav>
  );
}
