import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './group-card.module.css';

/** In the shape of the cards to come. */
export function LoadingGroups({ label }: { readonly label: string }) {
  return (
    <div className={styles.grid} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <Skeleton height="14rem" />
      <Skeleton height="14rem" />
      <Skeleton height="14rem" />
    </div>
  );
}
