import { t } from 'ttag';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import state from './details-state.module.css';
import styles from './product-details.module.css';

export interface DetailsStateProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** In place of a product of which nothing is known yet: on its way, or not to be had. */
export function DetailsState({ error, isFetching, onRetry }: DetailsStateProps) {
  if (error) {
    const query = { isFetching, refetch: onRetry };
    return <AreaFailure text={errorText(error, t`Failed to fetch product details`)} query={query} />;
  }
  return (
    <div className={styles.container}>
      <p className="visually-hidden" role="status">
        {t`Loading the product`}
      </p>
      <div className={styles.product} aria-hidden="true">
        <div className={styles.gallery}>
          <div className={state.stage} />
        </div>
        <div className={`${styles.main} ${state.lines}`}>
          <Skeleton width="24%" height="1em" />
          <Skeleton width="80%" height="2.25rem" />
          <Skeleton width="56%" height="1em" />
          <Skeleton width="30%" height="2rem" />
          <Skeleton width="100%" height="14rem" />
        </div>
      </div>
    </div>
  );
}
