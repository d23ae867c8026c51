import { Heart } from 'lucide-react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { Button } from '#web/ui/button.tsx';
import { useWishlistToggle } from './use-wishlist-toggle.ts';
import styles from './wishlist-heart.module.css';

/** In words, where a product is looked at in full: once on the wishlist, there is nothing left to press. */
export function WishlistButton({ product }: { readonly product: Product }) {
  const { isWishlisted, isAdding, add } = useWishlistToggle(product);
  const isDone = isWishlisted && !isAdding;
  return (
    <Button
      size="small"
      tone={isDone ? 'done' : 'plain'}
      busy={isAdding}
      aria-disabled={isDone}
      onClick={isDone ? undefined : add}
    >
      {!isAdding && <Heart size={16} aria-hidden="true" className={isDone ? styles.filled : undefined} />}
      {isAdding ? t`Adding...` : isDone ? t`Wishlisted` : t`Add to wishlist`}
      <span className="visually-hidden">: {displayName(product)}</span>
    </Button>
  );
}
