import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ProductView } from './change-search.ts';
import styles from './loading-shelf.module.css';
import shelf from './shelf.module.css';

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
          <LoadingCard />
        </li>
      ))}
    </ul>
  );
}

function LoadingCard() {
  return (
    <div className={styles.cell}>
      <div className={styles.picture}>
        <Skeleton width="44%" height="68%" className={styles.pack} />
      </div>
      <div className={styles.body}>
        <Skeleton width="38%" height="10px" />
        <Skeleton width="94%" height="14px" />
        <Skeleton width="72%" height="14px" />
      </div>
      <div>
        <div className={styles.ledger}>
          {['88px', '96px', '64px'].map((width) => (
            <div key={width} className={styles.line}>
              <Skeleton width={width} height="10px" />
              <Skeleton width="56px" height="10px" />
            </div>
          ))}
        </div>
        <div className={styles.foot}>
          <Skeleton width="76px" height="24px" />
          <Skeleton width="96px" height="32px" />
        </div>
      </div>
    </div>
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
