import type { ImageUrls } from '#web/features/product-facts/product-images.ts';
import { classNames } from '#web/lib/class-names.ts';
import { NoPicture } from './no-picture.tsx';
import { Picture } from './picture.tsx';
import styles from './product-thumb.module.css';
import { useImages } from './use-images.ts';

export interface ProductThumbProps {
  readonly product: { readonly image_urls: ImageUrls; readonly family_title: string | null };
  readonly className?: string | undefined;
}

/** The first picture that loads, small, beside the product's name. */
export function ProductThumb({ product, className }: ProductThumbProps) {
  const { urls, drop } = useImages(product.image_urls);
  const [first] = urls;
  return (
    <div className={classNames(styles.thumb, className)}>
      {first === undefined ? (
        <NoPicture category={product.family_title} small />
      ) : (
        <Picture url={first} alt="" onBroken={drop} />
      )}
    </div>
  );
}
