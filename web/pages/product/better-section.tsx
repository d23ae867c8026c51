import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { shelfVerdicts } from '#web/features/product-facts/product-labels.ts';
import { Section } from '#web/features/product-section/section.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { WhenNear } from '#web/lib/when-near.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './better-section.module.css';

const WAITING = <Skeleton height="24rem" className={styles.waiting} />;
const BetterList = lazyPart(
  () => import('#web/features/alternatives/better-list.tsx'),
  'BetterList',
  WAITING,
);

/** What passes where this product fails; looked for when the reader comes near. Nothing where it fails nothing. */
export function BetterSection({ product }: { readonly product: Product }) {
  const fails = shelfVerdicts(product).filter(({ verdict }) => verdict === 'fail');
  if (fails.length === 0) return null;
  return (
    <Section title={t`Better like this`}>
      <WhenNear waiting={WAITING}>
        {() => (
          <BetterList
            key={product.gtin}
            product={product}
            failing={fails.map(({ guideline }) => guideline)}
          />
        )}
      </WhenNear>
    </Section>
  );
}
