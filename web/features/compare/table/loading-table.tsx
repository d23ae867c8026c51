import type { CSSProperties } from 'react';
import { t } from 'ttag';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './loading-table.module.css';

const LINES = Array.from({ length: 10 }, (_, at) => at);

/** The shape of the comparison that is on its way. */
export function LoadingTable({ columns }: { readonly columns: number }) {
  const places = Array.from({ length: columns + 1 }, (_, at) => at);
  return (
    <>
      <p className="visually-hidden" role="status">
        {t`Loading the comparison`}
      </p>
      <div aria-hidden="true" className={styles.table} style={{ '--places': columns } as CSSProperties}>
        {places.map((place) => (
          <span key={place} className={styles.head}>
            {place > 0 && <Skeleton width="80%" height="8rem" />}
          </span>
        ))}
        {LINES.flatMap((line) =>
          places.map((place) => (
            <span key={`${line}-${place}`} className={styles.cell}>
              <Skeleton width={place === 0 ? '60%' : '40%'} height="1em" />
            </span>
          )),
        )}
      </div>
    </>
  );
}
