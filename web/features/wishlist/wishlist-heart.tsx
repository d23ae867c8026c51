import { Heart } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './wishlist-heart.module.css';

export interface WishlistHeartProps {
  readonly productName: string;
  readonly isWishlisted?: boolean;
}

/** A visitor is told to log in. */
export function WishlistHeart({ productName, isWishlisted = false }: WishlistHeartProps) {
  return (
    <IconButton
      label={`Add to wishlist: ${productName}`}
      aria-pressed={isWishlisted}
      icon={<Heart size={20} aria-hidden="true" />}
      className={styles.heart}
      onClick={() => toast.error('Please log in to add items to wishlist')}
    />
  );
}
