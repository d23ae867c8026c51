import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './group-card.module.css';

const CARDS = ['first', 'second', 'third'];

/** In the shape of the cards to come. */
export function LoadingGroups({ label }: { readonly label: string }) {
  return (
    <div className={styles.grid} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {CARDS.map((card) => (
        <div key={card} className={styles.card} style={{ minBlockSize: '14rem' }} aria-hidden="true">
          <Skeleton width="64%" height="1.25rem" />
          <Skeleton width="88%" height="0.875rem" />
          <Skeleton width="40%" height="0.875rem" style={{ gridRow: 4 }} />
          <div className={styles.foot}>
            <Skeleton width="7rem" height="var(--control-small)" />
          </div>
        </div>
      ))}
    </div>
  );
}
