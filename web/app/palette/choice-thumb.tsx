import { useQuery } from '@tanstack/react-query';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { productQuery } from '#web/features/product-facts/product-queries.ts';
import styles from './palette.module.css';

const UNKNOWN = { image_urls: null, family_title: null };

/** The picture of a product that was found. What is fetched for it is there when the product is opened. */
export function ChoiceThumb({ gtin }: { readonly gtin: string }) {
  const { data, isPending } = useQuery(productQuery(gtin));
  if (isPending) return <span className={styles.thumb} />;
  return <ProductThumb product={data ?? UNKNOWN} className={styles.thumb} />;
}
