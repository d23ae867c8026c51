import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import styles from './scorecard.module.css';

/** A scorecard about to come: its day and places, its sentence, then tables side by side. */
export function ScorecardSkeleton() {
  return (
    <>
      <Skeleton width="min(70%, 16rem)" height="1.25rem" />
      <Skeleton width="min(50%, 12rem)" height="0.875rem" />
      <div className={styles.head} aria-hidden="true">
        <div className={styles.says}>
          <Skeleton width="min(100%, 44rem)" height="1em" />
        </div>
      </div>
      <div className={styles.score} aria-hidden="true">
        <div>
          <Table />
          <Table />
        </div>
        <div>
          <Table />
          <Table />
        </div>
      </div>
    </>
  );
}

function Table() {
  return (
    <div className="stack">
      <Skeleton width="9rem" height="1.25rem" />
      <SkeletonRows count={3} />
    </div>
  );
}
