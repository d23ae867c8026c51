import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './product-card.module.css';
import skeleton from './product-card-skeleton.module.css';

const LINES = ['88px', '96px', '52px', '64px'];

/** A card about to come: its own rows and rules, so that nothing moves when it does. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={`${styles.stage} ${skeleton.stage}`}>
        <Skeleton width="44%" height="68%" className={skeleton.pack} />
      </div>
      <div className={`${styles.body} ${skeleton.body}`}>
        <Skeleton width="38%" height="10px" />
        <Skeleton width="94%" height="14px" />
        <Skeleton width="72%" height="14px" />
      </div>
      <div className={styles.ledger}>
        {LINES.map((width) => (
          <div key={width} className={skeleton.line}>
            <Skeleton width={width} height="10px" />
            <Skeleton width="56px" height="10px" />
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <Skeleton width="76px" height="24px" />
        <Skeleton width="104px" height="var(--control-small)" />
      </div>
    </div>
  );
}
