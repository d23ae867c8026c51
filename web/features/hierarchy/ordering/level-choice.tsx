import { Check } from 'lucide-react';
import { t } from 'ttag';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { changeLevel, type LevelChange, type OrderLevel, offeredLevels } from '../model/order-levels.ts';
import { choiceWords } from '../model/order-words.ts';
import styles from './ordering.module.css';

export interface LevelChoiceProps {
  readonly productName: string;
  readonly hierarchy: Hierarchy;
  readonly levels: readonly OrderLevel[];
  /** The level that so many are ordered of now. */
  readonly level: OrderLevel;
  readonly quantity: number;
  readonly onChoose: (to: OrderLevel, change: LevelChange) => void;
}

/** Orders the same by another level. Each choice says beforehand what it comes to: nothing is rounded unseen. */
export function LevelChoice(props: LevelChoiceProps) {
  const { productName, hierarchy, levels, level, quantity, onChoose } = props;
  return (
    <Dropdown small name={t`Order by`} value={level.label} about={productName}>
      {(close) => (
        <ul className={styles.choices}>
          {offeredLevels(levels, level.node.gtin).map((to) => {
            const change = changeLevel(quantity, level, to);
            const isNow = to === level;
            const isTooMany = change.quantity > MAX_CART_QUANTITY;
            const choose = () => {
              if (isTooMany) return;
              close();
              if (!isNow) onChoose(to, change);
            };
            return (
              <li key={to.node.gtin}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-current={isNow ? 'true' : undefined}
                  aria-disabled={isTooMany}
                  onClick={choose}
                >
                  <span className={styles.name}>{to.label}</span>
                  <span className={styles.outcome}>{choiceWords(hierarchy, levels, to, change)}</span>
                  {isNow && <Check size={16} aria-hidden="true" className={styles.mark} />}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Dropdown>
  );
}
