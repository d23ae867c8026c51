import { ScanEye } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { Carousel } from '#web/features/pictures/carousel.tsx';
import { NoPicture } from '#web/features/pictures/no-picture.tsx';
import { useCarousel } from '#web/features/pictures/use-carousel.ts';
import { customaryWeight } from '#web/features/product-facts/amount-text.ts';
import { brandOrGtin } from '#web/features/product-facts/gtin-text.ts';
import type { ShownAnswer } from '#web/features/product-facts/shown-answers.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { LabelLedger } from './card/label-ledger.tsx';
import { ProductPrice } from './card/product-price.tsx';
import styles from './product-card.module.css';
import { ProductLink } from './product-link.tsx';

export interface ProductCardProps {
  readonly product: Product;
  readonly selected: boolean;
  /** A check box, top left. */
  readonly select: ReactNode;
  /** The wishlist's button, top right. */
  readonly heart: ReactNode;
  /** The cart's button, at the foot. */
  readonly cart: ReactNode;
  /** The comparison's button, under the wishlist's. */
  readonly compare?: ReactNode;
  /** What the chosen standards and ingredient laws say of it. */
  readonly answers?: readonly ShownAnswer[] | undefined;
  readonly onQuickView: () => void;
  /** Among the first of a page: its picture is fetched at once. */
  readonly inSight?: boolean;
  /** Shows a name or a brand with the words marked that it was found by. */
  readonly mark?: (text: string) => ReactNode;
}

/** A product as it stands on the shelf. Knows no cart and no wishlist: what can be done with it comes in as slots. */
export function ProductCard({
  product,
  selected,
  select,
  heart,
  cart,
  compare,
  answers,
  onQuickView,
  inSight = false,
  mark = (text) => text,
}: ProductCardProps) {
  const name = displayName(product);
  const { package_weight: weight } = product;
  return (
    <article className={classNames(styles.card, selected && styles.selected)}>
      <div className={styles.stage}>
        <div className={styles.select}>{select}</div>
        <div className={styles.heart}>
          {heart}
          {compare}
        </div>
        <CardPictures product={product} name={name} inSight={inSight} />
        <Button size="small" className={styles.quick} onClick={onQuickView}>
          <ScanEye size={16} aria-hidden="true" />
          <span className={styles.quickWords}>
            {t`Quick view`}
            <span className="visually-hidden">: {name}</span>
          </span>
        </Button>
      </div>
      <div className={styles.body}>
        <p className={styles.brand}>
          <span>{mark(brandOrGtin(product))}</span>
          {weight && <span className="nowrap">{customaryWeight(weight)}</span>}
        </p>
        <h3 className={styles.name}>
          <ProductLink gtin={product.gtin}>{mark(name)}</ProductLink>
        </h3>
      </div>
      <div className={styles.ledger}>
        <LabelLedger product={product} answers={answers} />
      </div>
      <div className={styles.foot}>
        <ProductPrice price={product.price} />
        {cart}
      </div>
    </article>
  );
}

interface CardPicturesProps {
  readonly product: Product;
  readonly name: string;
  readonly inSight: boolean;
}

function CardPictures({ product, name, inSight }: CardPicturesProps) {
  const state = useCarousel(product.image_urls);
  if (state.urls.length === 0) return <NoPicture category={product.family_title} />;
  return (
    <Carousel
      state={state}
      name={name}
      look="card"
      inSight={inSight}
      wrap={(picture) => (
        <ProductLink gtin={product.gtin} className={styles.pictureLink} pointerOnly>
          {picture}
        </ProductLink>
      )}
    />
  );
}
