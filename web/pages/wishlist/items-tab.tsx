import { t } from 'ttag';
import type { Wishlist } from '#contract/wishlist.schema.ts';
import { ItemNoteLine } from '#web/blocks/item-note/item-note-line.tsx';
import { useTagFilter } from '#web/blocks/item-note/tag-filter.tsx';
import type { ListView } from '#web/blocks/saved-products/list-view-switch.tsx';
import { nameOf } from '#web/blocks/saved-products/saved-item.ts';
import { SavedProducts } from '#web/blocks/saved-products/saved-products.tsx';
import { WaitingBadge, WaitingNote } from '#web/blocks/waiting/waiting-parts.tsx';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { LoadingLines } from '#web/features/product-view/line/loading-lines.tsx';
import { useWishlistActions } from '#web/features/wishlist/use-wishlist-actions.ts';
import { useWishlistEdits } from '#web/features/wishlist/use-wishlist-edits.ts';
import { useWishlist } from '#web/features/wishlist/wishlist-list.ts';
import { useSelection } from '#web/lib/use-selection.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ItemActions } from './item-actions.tsx';

export interface ItemsTabProps {
  readonly view: ListView;
  /** The focused element is gone. */
  readonly onGone: () => void;
}

export function ItemsTab(props: ItemsTabProps) {
  const query = useWishlist();
  if (query.data)
    return (
      <>
        <WaitingNote list="wishlist" />
        <Items wishlist={query.data} {...props} />
      </>
    );
  if (!query.isError) return <LoadingLines label={t`Loading your wishlist`} />;
  return <AreaFailure text={t`Your wishlist could not be loaded. Nothing on it is lost.`} query={query} />;
}

function Items({ wishlist: { items }, view, onGone }: ItemsTabProps & { readonly wishlist: Wishlist }) {
  const actions = useWishlistActions();
  const edits = useWishlistEdits();
  const { shown, filter } = useTagFilter(items);
  const selection = useSelection(shown.map(({ gtin }) => gtin));
  if (items.length === 0) {
    return (
      <EmptyState
        title={t`Your wishlist is empty`}
        text={t`Press the heart on a product to save it here, then sort your products into groups.`}
      >
        <ButtonLink to="/products" tone="primary">
          {t`Find products`}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {filter}
      <ItemActions selection={selection} items={shown} onGone={onGone} />
      <SavedProducts
        label={t`Products on your wishlist`}
        items={shown}
        view={view}
        selection={selection}
        groupsOf={(gtin) => items.find((item) => item.gtin === gtin)?.groups ?? []}
        removeLabel={t`Remove from wishlist`}
        onRemove={(gtin) => {
          onGone();
          void actions?.removeGtin(gtin);
        }}
        noteOf={(item) => (
          <>
            <WaitingBadge list="wishlist" gtin={item.gtin} />
            <ItemNoteLine item={item} items={items} productName={nameOf(item)} onWrite={edits?.writeNote} />
          </>
        )}
      />
    </>
  );
}
