import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './area-failure.module.css';

export interface AreaFailureProps {
  readonly text: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** One area of a product could not be fetched; the others stand. */
export function AreaFailure({ text, isRetrying, onRetry }: AreaFailureProps) {
  return (
    <div className={styles.failure}>
      <p role="alert" className={styles.text}>
        <VerdictMark verdict="fail" />
        {text}
      </p>
      <Button size="small" busy={isRetrying} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
