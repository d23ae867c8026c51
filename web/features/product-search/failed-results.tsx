import type { UseQueryResult } from '@tanstack/react-query';
import { t } from 'ttag';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './failed-results.module.css';

export function FailedResults({ list }: { readonly list: UseQueryResult }) {
  return (
    <div className={styles.failed}>
      <div role="alert" className="stack">
        <p className={styles.title}>
          <VerdictMark verdict="fail" size={20} />
          {t`Failed to fetch products`}
        </p>
        <p className="soft">{list.error?.message}</p>
      </div>
      <Button busy={list.isFetching} onClick={() => list.refetch()}>
        {t`Try Again`}
      </Button>
    </div>
  );
}
