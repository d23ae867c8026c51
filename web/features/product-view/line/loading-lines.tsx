import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './product-line.module.css';

/** As many as fill a window, so that the footer does not come into sight and go. */
const LINES = 8;

/** In the shape of what comes. */
export function LoadingLines({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {Array.from({ length: LINES }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places.
        <div key={n} className={styles.line}>
          <Skeleton width="80px" height="84px" className={styles.picture} />
          <div className={styles.body}>
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton width="35%" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
