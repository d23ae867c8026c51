import { t } from 'ttag';
import { FAMILY_TITLES } from '#contract/categories.ts';
import type { Product } from '#contract/product.schema.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { Section } from '#web/features/product-section/section.tsx';
import { partWhenNear } from '#web/lib/when-near.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './better-section.module.css';

const WAITING = <Skeleton height="var(--picture-room)" className={styles.waiting} />;
const CategoryPicture = partWhenNear(
  () => import('#web/features/product-search/picture/category-picture.tsx'),
  'CategoryPicture',
  WAITING,
);

/** The product among all of its category, drawn when the reader comes near. Nothing where its category is not known. */
export function CategorySection({ product }: { readonly product: Product }) {
  const family = FAMILY_TITLES.find((title) => title === product.family_title);
  if (!family) return null;
  return (
    <Section
      title={t`Within its category`}
      aside={
        <TextLink to="/products" search={{ category: [family], view: 'picture', mark: product.gtin }}>
          {t`All of ${categoryName(family)}`}
        </TextLink>
      }
    >
      <CategoryPicture key={product.gtin} product={product} family={family} waiting={WAITING} />
    </Section>
  );
}
