import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './loading-rows.module.css';

/** The list as rows in the shape of what comes, so that nothing jumps when it does. */
export function LoadingRows({ size }: { readonly size: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: size }, (_, i) => `place-${i}`).map((place) => (
        <LoadingRow key={place} />
      ))}
    </div>
  );
}

/** Widths of check box, picture, name, category and price. */
const CELLS = ['18px', '32px', '30%', '12%', '96px'];

function LoadingRow() {
  return (
    <div className={styles.row}>
      {CELLS.map((width) => (
        <Skeleton key={width} width={width} height="1em" />
      ))}
    </div>
  );
}
