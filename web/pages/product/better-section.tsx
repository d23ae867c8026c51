import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { shelfVerdicts } from '#web/features/product-facts/product-labels.ts';
import { Section } from '#web/features/product-section/section.tsx';
import { partWhenNear } from '#web/lib/when-near.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './better-section.module.css';

const BetterList = partWhenNear(
  () => import('#web/features/alternatives/better-list.tsx'),
  'BetterList',
  <Skeleton height="24rem" className={styles.waiting} />,
);

/** What passes where this product fails; looked for when the reader comes near. Nothing where it fails nothing. */
export function BetterSection({ product }: { readonly product: Product }) {
  const fails = shelfVerdicts(product).filter(({ verdict }) => verdict === 'fail');
  if (fails.length === 0) return null;
  return (
    <Section title={t`Better like this`}>
      <BetterList key={product.gtin} product={product} failing={fails.map(({ guideline }) => guideline)} />
    </Section>
  );
}
