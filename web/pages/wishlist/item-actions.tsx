import { FolderPlus, ShoppingCart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from 'ttag';
import type { WishlistItem } from '#contract/wishlist.schema.ts';
import { CompareSelectedButton } from '#web/features/compare/compare-selected-button.tsx';
import { useWishlistEdits } from '#web/features/wishlist/use-wishlist-edits.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { Selection } from '#web/lib/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectBar } from '#web/ui/select-bar.tsx';
import { useConfirm } from '#web/ui/use-confirm.tsx';
import { useMoveToCart } from './use-move-to-cart.ts';

const ChooseGroupDialog = lazyPart(
  () => import('#web/features/wishlist-groups/choose-group-dialog.tsx'),
  'ChooseGroupDialog',
);

export interface ItemActionsProps {
  readonly selection: Selection;
  readonly items: readonly WishlistItem[];
  /** The focused element is gone. */
  readonly onGone: () => void;
}

/** What can be done with the selected items of the wishlist. After each the selection is empty again. */
export function ItemActions({ selection, items, onGone }: ItemActionsProps) {
  const edits = useWishlistEdits();
  const move = useMoveToCart();
  const { ask, dialog } = useConfirm();
  const [isChoosing, setChoosing] = useState(false);
  const { keys } = selection;
  const isOne = keys.length === 1;
  const moveToCart = async () => {
    onGone();
    selection.clear();
    selection.choose(await move(items.filter(({ gtin }) => keys.includes(gtin))));
  };
  const remove = async () => {
    if (!edits) return;
    // All of it is one call instead of hundreds.
    const isAll = keys.length > 1 && keys.length === items.length;
    if (!isAll) return selection.choose(await edits.removeMany(keys));
    if (!(await edits.clear())) selection.choose(keys);
  };
  const confirmDelete = () =>
    ask({
      title: isOne ? t`Delete this product?` : t`Delete ${keys.length} products?`,
      text: isOne
        ? t`This removes it from your wishlist and from your groups.`
        : t`This removes them from your wishlist and from your groups.`,
      confirm: t`Delete`,
      onConfirm: () => {
        onGone();
        selection.clear();
        void remove();
      },
    });
  return (
    <>
      <SelectBar selection={selection} total={items.length}>
        <Button size="small" onClick={() => setChoosing(true)}>
          <FolderPlus size={16} aria-hidden="true" />
          {t`Move to Group`}
        </Button>
        <Button size="small" tone="primary" onClick={() => void moveToCart()}>
          <ShoppingCart size={16} aria-hidden="true" />
          {t`Move to Cart`}
        </Button>
        <CompareSelectedButton gtins={keys} />
        <Button size="small" tone="danger" onClick={confirmDelete}>
          <Trash2 size={16} aria-hidden="true" />
          {t`Delete`}
        </Button>
      </SelectBar>
      {isChoosing && (
        <ChooseGroupDialog
          how="move"
          gtins={keys}
          onClose={() => setChoosing(false)}
          onMoved={() => {
            onGone();
            selection.clear();
          }}
        />
      )}
      {dialog}
    </>
  );
}
