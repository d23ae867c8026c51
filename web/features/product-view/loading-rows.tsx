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

/** Check box, picture, name, category, price. */
const CELLS = [
  ['18px', '18px'],
  ['32px', '32px'],
  ['30%', '12px'],
  ['12%', '12px'],
  ['96px', '12px'],
] as const;

function LoadingRow() {
  return (
    <div className={styles.row}>
      {CELLS.map(([width, height]) => (
        <Skeleton key={width} width={width} height={height} />
      ))}
    </div>
  );
}
