import { useQuery } from '@tanstack/react-query';
import { c, t } from 'ttag';
import type { CartItem } from '#contract/cart.schema.ts';
import { displayName } from '#contract/product.ts';
import { hierarchyQuery } from '#web/features/hierarchy/hierarchy-query.ts';
import { offeredLevels, orderLevels } from '#web/features/hierarchy/model/order-levels.ts';
import { quantityInBoth } from '#web/features/hierarchy/model/order-words.ts';
import { LevelChoice } from '#web/features/hierarchy/ordering/level-choice.tsx';
import styles from '#web/features/hierarchy/ordering/ordering.module.css';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { ButtonRoom } from '#web/ui/button-room.tsx';
import { useChangeLevel } from './use-change-level.ts';

export interface LineLevelProps {
  readonly item: CartItem;
  /** Called when the line has gone into another, and the focus with it. */
  readonly onMerge: () => void;
}

/**
 * By which level of its packaging a line is ordered, and its quantity in both units. While the hierarchy is on its way
 * it keeps its room: nearly every product has a case.
 */
export function LineLevel({ item, onMerge }: LineLevelProps) {
  const { gtin, quantity, product } = item;
  const { data: hierarchy, isPending } = useQuery(hierarchyQuery(gtin));
  const changeLineLevel = useChangeLevel(onMerge);
  if (isPending) return <LevelRoom />;
  if (!hierarchy) return null;
  const levels = orderLevels(hierarchy, gtin);
  const level = offeredLevels(levels, gtin).find(({ node }) => node.gtin === gtin);
  const both = quantityInBoth(hierarchy, levels, gtin, quantity);
  if (!level && both === undefined) return null;
  return (
    <div className={styles.level}>
      {level && (
        <LevelChoice
          productName={product ? displayName(product) : `GTIN ${gtinText(gtin)}`}
          hierarchy={hierarchy}
          levels={levels}
          level={level}
          quantity={quantity}
          onChoose={(to, change) => changeLineLevel({ item, hierarchy, levels, from: level, to, change })}
        />
      )}
      {both && <span className={styles.both}>{both}</span>}
    </div>
  );
}

/** Of most quantities in both units. */
const QUANTITY_WIDTH = '11rem';

function LevelRoom() {
  return (
    <div className={styles.level}>
      <ButtonRoom>
        {t`Order by`} {c('packaging').t`Each`}
      </ButtonRoom>
      <span className={styles.both} style={{ inlineSize: QUANTITY_WIDTH }}>
        &nbsp;
      </span>
    </div>
  );
}
