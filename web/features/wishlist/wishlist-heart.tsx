import { Heart } from 'lucide-react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useWishlistToggle } from './use-wishlist-toggle.ts';
import styles from './wishlist-heart.module.css';

/** On a card: keeps a product and forgets it. */
export function WishlistHeart({ product }: { readonly product: Product }) {
  const { isWishlisted, add, remove } = useWishlistToggle(product);
  const verb = isWishlisted ? t`Remove from wishlist` : t`Add to wishlist`;
  return (
    <IconButton
      label={`${verb}: ${displayName(product)}`}
      title={verb}
      icon={<Heart size={20} aria-hidden="true" />}
      className={isWishlisted ? styles.kept : undefined}
      onClick={isWishlisted ? remove : add}
    />
  );
}
