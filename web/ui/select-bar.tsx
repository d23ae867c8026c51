import type { ReactNode } from 'react';
import { t } from 'ttag';
import { formatCount } from '#web/lib/format-count.ts';
import type { Selection } from '#web/lib/use-selection.ts';
import { Checkbox } from './checkbox.tsx';
import styles from './select-bar.module.css';

export interface SelectBarProps {
  readonly selection: Selection;
  readonly total: number;
  /** Actions on the selection; shown while there is one. */
  readonly children: ReactNode;
}

/** Selects all or none of a list, shows the count and holds the actions. */
export function SelectBar({ selection, total, children }: SelectBarProps) {
  const { keys, state, toggleAll } = selection;
  return (
    <div className={styles.bar}>
      <Checkbox
        checked={state === 'all'}
        mixed={state === 'some'}
        onChange={toggleAll}
        label={t`Select all`}
      />
      <span className={styles.count} role="status">
        {keys.length > 0 && t`${formatCount(keys.length)} of ${formatCount(total)} selected`}
      </span>
      {keys.length > 0 && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
