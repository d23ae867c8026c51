import { t } from 'ttag';
import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import { Select } from '#web/ui/select.tsx';
import { type OrderLevel, offeredLevels } from '../model/order-levels.ts';
import { quantityInBoth } from '../model/order-words.ts';
import styles from './ordering.module.css';

export interface LevelSelectProps {
  readonly hierarchy: Hierarchy;
  readonly levels: readonly OrderLevel[];
  /** GTIN of the level that is chosen. */
  readonly value: string;
  readonly onChange: (gtin: string) => void;
}

/** By which level of its packaging a product is ordered, and what one of it is. */
export function LevelSelect({ hierarchy, levels, value, onChange }: LevelSelectProps) {
  const isSmallest = levels[0]?.node.gtin === value;
  const one = isSmallest ? undefined : quantityInBoth(hierarchy, levels, value, 1);
  const options = offeredLevels(levels, value).map(({ node, label }) => ({ value: node.gtin, label }));
  return (
    <div className={styles.level}>
      <Select small name={t`Order by`} value={value} options={options} onChange={onChange} />
      {one && <span className={styles.both}>{one}</span>}
    </div>
  );
}
