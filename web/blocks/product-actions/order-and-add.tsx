import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#contract/product.schema.ts';
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx';
import { hierarchyQuery } from '#web/features/hierarchy/hierarchy-query.ts';
import { offeredLevels, orderLevels } from '#web/features/hierarchy/model/order-levels.ts';
import { LevelSelect } from '#web/features/hierarchy/ordering/level-select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './order-and-add.module.css';

/** Adds a product to the cart, by any level of its packaging that holds nothing else: each, case, pallet. */
export function OrderAndAdd({ product }: { readonly product: Product }) {
  const { gtin } = product;
  const { data: hierarchy, isPending } = useQuery(hierarchyQuery(gtin));
  const [chosen, setChosen] = useState(gtin);
  const levels = hierarchy ? orderLevels(hierarchy, gtin) : [];
  const offered = offeredLevels(levels, gtin);
  const level = offered.find(({ node }) => node.gtin === chosen && chosen !== gtin);
  return (
    <>
      {isPending && (
        <div className={styles.level}>
          <Skeleton width="10rem" height="var(--control-small)" />
        </div>
      )}
      {hierarchy && offered.length > 0 && (
        <div className={styles.level}>
          <LevelSelect
            hierarchy={hierarchy}
            levels={levels}
            value={level?.node.gtin ?? gtin}
            onChange={setChosen}
          />
        </div>
      )}
      <AddToCartButton product={product} level={level && { gtin: chosen, label: level.label }} once primary />
    </>
  );
}
