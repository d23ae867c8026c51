import { t } from 'ttag';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './nutrition-label.module.css';
import skeleton from './nutrition-skeleton.module.css';

const ROWS = ['46%', '58%', '40%', '52%', '44%', '66%', '56%', '52%', '72%', '34%'];
const MINOR_ROWS = ['42%', '40%', '34%', '44%'];

/** The label's frame, bars and rows, empty: as tall as the label that comes. */
export function NutritionSkeleton() {
  return (
    <div className={styles.frame}>
      <p className="visually-hidden" role="status">
        {t`Loading nutrition`}
      </p>
      <div className={styles.label} aria-hidden="true">
        <p className={styles.title}>{t`Nutrition Facts`}</p>
        <div className={styles.serving}>
          <p>&nbsp;</p>
          <p>&nbsp;</p>
        </div>
        <div className={styles.bar} />
        <p className={styles.amount}>&nbsp;</p>
        <p className={styles.calories}>
          <span>{t`Calories`}</span>
          <span>&nbsp;</span>
        </p>
        <div className={styles.thinBar} />
        <Rows widths={['', ...ROWS]} />
        <div className={styles.bar} />
        <Rows widths={MINOR_ROWS} />
        <div className={styles.thinBar} />
        <div className={skeleton.note} />
      </div>
    </div>
  );
}

function Rows({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div className={skeleton.rows}>
      {widths.map((width, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list without identity
        <div key={i}>{width && <Skeleton width={width} height="0.7em" />}</div>
      ))}
    </div>
  );
}
