import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { Carousel } from '#web/features/pictures/carousel.tsx';
import { NoPicture } from '#web/features/pictures/no-picture.tsx';
import { Picture } from '#web/features/pictures/picture.tsx';
import { useCarousel } from '#web/features/pictures/use-carousel.ts';
import styles from './gallery.module.css';

export interface GalleryProps {
  readonly product: Pick<Product, 'image_urls' | 'family_title'>;
  readonly name: string;
  /** A row of small pictures below, to choose from. */
  readonly hasThumbs?: boolean;
}

/** All views of a product. Those that do not load are left out. */
export function Gallery({ product, name, hasThumbs = true }: GalleryProps) {
  const state = useCarousel(product.image_urls);
  const { urls, drop } = state;
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        {urls.length === 0 ? (
          <NoPicture category={product.family_title} />
        ) : (
          <Carousel
            state={state}
            name={name}
            look="stage"
            altOf={(index) => (urls.length === 1 ? name : t`${name}, view ${index + 1} of ${urls.length}`)}
            eager
          />
        )}
      </div>
      {hasThumbs && urls.length > 1 && (
        <ul className={styles.thumbs}>
          {urls.map((url, i) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t`Image ${i + 1} of ${urls.length}`}
                aria-current={i === state.index}
                onClick={() => state.go(i)}
              >
                <Picture url={url} alt="" onBroken={drop} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
