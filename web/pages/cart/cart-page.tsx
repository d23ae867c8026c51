import { useRef } from 'react';
import { t } from 'ttag';
import type { Cart } from '#contract/cart.schema.ts';
import { displayName } from '#contract/product.ts';
import { ItemNoteLine } from '#web/blocks/item-note/item-note-line.tsx';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { WaitingBadge, WaitingNote } from '#web/blocks/waiting/waiting-parts.tsx';
import { CartLine } from '#web/features/cart/cart-line.tsx';
import { useCart } from '#web/features/cart/cart-list.ts';
import { CartSummary } from '#web/features/cart/cart-summary.tsx';
import { useCartActions } from '#web/features/cart/use-cart-actions.ts';
import { useCartEdits } from '#web/features/cart/use-cart-edits.ts';
import { ListLinks } from '#web/features/orders/lists/list-links.tsx';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { LoadingLines } from '#web/features/product-view/line/loading-lines.tsx';
import { JudgedBy } from '#web/features/standards/lazy-judged-by.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useConfirm } from '#web/ui/use-confirm.tsx';
import styles from './cart-page.module.css';
import { LineLevel } from './line-level.tsx';

export const CartPage = privatePage(t`Cart`, t`to view your cart`, OwnCart);

function OwnCart() {
  const query = useCart();
  const { data: cart, isError } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(t`Cart`);
  // The line that had the focus is about to go.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <div className="wrap page stack">
      <div className={styles.head}>
        <PageHeading ref={heading}>{t`Cart`}</PageHeading>
        <div className="row">
          <ListLinks of="cart" count={cart?.items.length ?? (isError ? 0 : undefined)} />
          <TextLink to="/wishlist">{t`Wishlist`}</TextLink>
          <TextLink to="/products">{t`Browse products`}</TextLink>
        </div>
        <WaitingNote list="cart" />
      </div>
      {cart ? (
        <CartContent cart={cart} onGone={focusHeading} />
      ) : isError ? (
        <AreaFailure text={t`Your cart could not be loaded. Nothing in it is lost.`} query={query} />
      ) : (
        <LoadingLines label={t`Loading your cart`} />
      )}
    </div>
  );
}

function CartContent({ cart, onGone }: { readonly cart: Cart; readonly onGone: () => void }) {
  const actions = useCartActions();
  const edits = useCartEdits();
  const { ask, dialog } = useConfirm();
  if (cart.items.length === 0) {
    return (
      <EmptyState
        title={t`Your cart is empty`}
        text={t`Products you add are kept here, on all your devices.`}
      >
        <ButtonLink to="/products" tone="primary">
          {t`Find products`}
        </ButtonLink>
        <ButtonLink to="/wishlist">{t`See your wishlist`}</ButtonLink>
      </EmptyState>
    );
  }
  const confirmClear = () =>
    ask({
      title: t`Clear your cart?`,
      text: t`This removes every product from your cart. Your wishlist stays as it is.`,
      confirm: t`Clear Cart`,
      onConfirm: () => {
        onGone();
        void edits?.clear();
      },
    });
  return (
    <>
      <JudgedBy />
      <div className={styles.columns}>
        <ul className={styles.lines} aria-label={t`Products in your cart`}>
          {cart.items.map((item) => (
            <CartLine
              // Not its GTIN: a line that changes its level stays the same line, and keeps the focus.
              key={item.id}
              item={item}
              under={
                <>
                  <WaitingBadge list="cart" gtin={item.gtin} />
                  <LineLevel item={item} onMerge={onGone} />
                  <ItemNoteLine
                    item={item}
                    items={cart.items}
                    productName={item.product ? displayName(item.product) : `GTIN ${gtinText(item.gtin)}`}
                    onWrite={edits?.writeNote}
                  />
                </>
              }
              onQuantity={(quantity) => void edits?.setQuantity(item.gtin, quantity)}
              onRemove={() => {
                onGone();
                void actions?.remove(item);
              }}
            />
          ))}
        </ul>
        <CartSummary cart={cart} onClear={confirmClear} />
        {dialog}
      </div>
    </>
  );
}
