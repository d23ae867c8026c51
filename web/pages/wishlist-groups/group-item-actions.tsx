import { FolderMinus, ShoppingCart } from 'lucide-react';
import { t } from 'ttag';
import type { GroupItem } from '#contract/wishlist-groups.schema.ts';
import { useAddManyToCart } from '#web/blocks/add-many/use-add-many.ts';
import { CompareSelectedButton } from '#web/features/compare/compare-selected-button.tsx';
import type { Selection } from '#web/lib/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectBar } from '#web/ui/select-bar.tsx';

export interface GroupItemActionsProps {
  readonly selection: Selection;
  readonly items: readonly GroupItem[];
  /** Undefined: another user's group. */
  readonly onRemove?: ((gtins: readonly string[]) => void) | undefined;
  /** The focused element is gone. */
  readonly onGone: () => void;
}

export function GroupItemActions({ selection, items, onRemove, onGone }: GroupItemActionsProps) {
  const addMany = useAddManyToCart();
  const moveToCart = async () => {
    const wanted = items.filter(({ gtin }) => selection.keys.includes(gtin));
    onGone();
    selection.clear();
    selection.choose(await addMany(wanted));
  };
  return (
    <SelectBar selection={selection} total={items.length}>
      <Button size="small" tone="primary" onClick={() => void moveToCart()}>
        <ShoppingCart size={16} aria-hidden="true" />
        {t`Add to Cart`}
      </Button>
      <CompareSelectedButton gtins={selection.keys} />
      {onRemove && (
        <Button size="small" tone="danger" onClick={() => onRemove(selection.keys)}>
          <FolderMinus size={16} aria-hidden="true" />
          {t`Remove from Group`}
        </Button>
      )}
    </SelectBar>
  );
}
