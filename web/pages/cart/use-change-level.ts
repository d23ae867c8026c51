import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { CartItem } from '#contract/cart.schema.ts';
import type { Hierarchy, HierarchyNode } from '#contract/hierarchy.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import { useCart } from '#web/features/cart/cart-list.ts';
import { useCartEdits } from '#web/features/cart/use-cart-edits.ts';
import { hierarchyQuery } from '#web/features/hierarchy/hierarchy-query.ts';
import type { LevelChange, OrderLevel } from '#web/features/hierarchy/model/order-levels.ts';
import { changedWords } from '#web/features/hierarchy/model/order-words.ts';
import { toast } from '#web/ui/toast.ts';

export interface LineChange {
  readonly item: CartItem;
  readonly hierarchy: Hierarchy;
  readonly levels: readonly OrderLevel[];
  readonly from: OrderLevel;
  readonly to: OrderLevel;
  readonly change: LevelChange;
}

/** Orders a line of the cart by another level, says what became of the quantity, and offers to undo it. */
export function useChangeLevel(onMerge: () => void): (line: LineChange) => void {
  const queryClient = useQueryClient();
  const edits = useCartEdits();
  const { data: cart } = useCart();
  return (line) => {
    const { item, hierarchy, levels, from, to, change } = line;
    const toGtin = to.node.gtin;
    const there = cart?.items.find(({ gtin }) => gtin === toGtin)?.quantity ?? 0;
    // The same hierarchy whichever of its items is asked for: the line goes on without a gap.
    queryClient.setQueryData<Hierarchy>(hierarchyQuery(toGtin).queryKey, (known) => known ?? hierarchy);
    const forth = { gtin: item.gtin, quantity: item.quantity, to_gtin: toGtin, to_quantity: change.quantity };
    const back = { gtin: toGtin, quantity: change.quantity, to_gtin: item.gtin, to_quantity: item.quantity };
    const finish = async () => {
      const isDone = await edits?.exchange(forth, productAt(item.product, to.node));
      if (!isDone) return;
      // The line that had the focus is gone, unless the focus has gone on by itself.
      if (there > 0 && document.activeElement === document.body) onMerge();
      const undo = { label: t`Undo`, run: () => void edits?.exchange(back, item.product) };
      const text = changedWords(hierarchy, levels, { from, quantity: item.quantity, to, change, there });
      // What has left the catalogue cannot come back.
      toast.info(text, item.product ? undo : undefined);
    };
    void finish();
  };
}

/** A level as far as it is known before the server has answered: its price and its weight are its own. */
function productAt(product: Product | null, node: HierarchyNode): Product | null {
  if (!product) return null;
  const { gtin, name, normalized_name, product_type } = node;
  return {
    ...product,
    gtin,
    name,
    normalized_name,
    product_type,
    title: null,
    package_weight: null,
    price: null,
  };
}
