import { Button } from '#web/ui/button.tsx';
import styles from './failed-results.module.css';

export interface FailedResultsProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function FailedResults({ error, isRetrying, onRetry }: FailedResultsProps) {
  return (
    <div className={styles.failed}>
      <div role="alert" className="stack">
        <p className={styles.title}>
          <svg
            viewBox="0 0 16 16"
            width="20"
            height="20"
            fill="none"
            stroke="currentcolor"
            aria-hidden="true"
          >
            <rect x="1.25" y="1.25" width="13.5" height="13.5" rx="1.5" strokeWidth="1.5" />
            <path d="M5 5l6 6M11 5l-6 6" strokeWidth="1.6" />
          </svg>
          Failed to fetch products
        </p>
        <p className="soft">{error.message}</p>
      </div>
      <Button busy={isRetrying} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
