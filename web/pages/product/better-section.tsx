import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/product.schema.ts';
import { shelfVerdicts } from '#web/features/product-facts/product-labels.ts';
import { Section } from '#web/features/product-section/section.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
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
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const fails = shelfVerdicts(product).filter(({ verdict }) => verdict === 'fail');
  if (fails.length === 0) return null;
  return (
    <Section title="Better like this">
      <div ref={place}>
        {isNear ? (
          <BetterList
            key={product.gtin}
            product={product}
            failing={fails.map(({ guideline }) => guideline)}
          />
        ) : (
          WAITING
        )}
      </div>
    </Section>
  );
}
