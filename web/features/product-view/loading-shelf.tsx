import type { ProductView } from '#web/features/product-search/change-search.ts';
import shelf from '#web/features/product-search/shelf.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './loading-shelf.module.css';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

export interface LoadingShelfProps {
  readonly view: ProductView;
  /** As many as are about to come. */
  readonly size: number;
}

/** The list in the shape of what comes, so that nothing jumps when it does. */
export function LoadingShelf({ view, size }: LoadingShelfProps) {
  const places = Array.from({ length: size }, (_, i) => `place-${i}`);
  if (view === 'list') {
    return (
      <div aria-hidden="true">
        {places.map((place) => (
          <LoadingRow key={place} />
        ))}
      </div>
    );
  }
  return (
    <ul className={shelf.shelf} aria-hidden="true">
      {places.map((place) => (
        <li key={place}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

function LoadingRow() {
  return (
    <div className={styles.row}>
      <Skeleton width="18px" height="18px" />
      <Skeleton width="32px" height="32px" />
      <Skeleton width="30%" height="12px" />
      <Skeleton width="12%" height="12px" />
      <Skeleton width="96px" height="12px" />
    </div>
  );
}
