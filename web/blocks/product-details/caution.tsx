import type { ReactNode } from 'react';
import { AllergenMark } from '#web/features/marks/allergen-mark.tsx';
import type { ShownState } from '#web/features/product-facts/allergen-states.ts';
import styles from './caution.module.css';

export interface CautionProps {
  readonly mark: ShownState;
  readonly children: ReactNode;
  /** A link to more, at the end of the line. */
  readonly link?: ReactNode;
}

/** What a buyer must not overlook: a mark and a sentence on amber. */
export function Caution({ mark, children, link }: CautionProps) {
  return (
    <div className={styles.caution}>
      <AllergenMark state={mark} size={20} />
      <div className={styles.words}>
        <div>{children}</div>
        {link}
      </div>
    </div>
  );
}
