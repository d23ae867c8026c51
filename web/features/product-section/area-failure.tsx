import { t } from 'ttag';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './area-failure.module.css';

export interface AreaFailureProps {
  readonly text: string;
  /** What failed and can be fetched again. */
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** One area of a product could not be fetched; the others stand. */
export function AreaFailure({ text, query }: AreaFailureProps) {
  return (
    <div className={styles.failure}>
      <p role="alert" className={styles.text}>
        <VerdictMark verdict="fail" />
        {text}
      </p>
      <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t`Try Again`}
      </Button>
    </div>
  );
}
