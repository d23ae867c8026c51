import { useQuery } from '@tanstack/react-query';
import type { GuidelineResult } from '#contract/guideline.schema.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { guidelinesQuery } from '#web/features/product-facts/product-queries.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VerdictItem } from './verdict-item.tsx';
import styles from './verdict-section.module.css';

/** The verdict of each guideline and why. The first that fails stands open: it is what a buyer asks about. */
export function VerdictSection({ gtin }: { readonly gtin: string }) {
  const query = useQuery(guidelinesQuery(gtin));
  const { data, error } = query;
  if (error && !data) {
    return <AreaFailure text={errorText(error, 'Failed to fetch guideline verdicts')} query={query} />;
  }
  return (
    <section className={styles.verdicts} aria-label="Guideline verdicts">
      {data ? <Verdicts results={data.guidelines} /> : <Loading />}
    </section>
  );
}

function Verdicts({ results }: { readonly results: readonly GuidelineResult[] }) {
  const open = results.find(({ verdict }) => verdict === 'fail')?.guideline;
  return results.map((result) => (
    <VerdictItem key={result.guideline} result={result} isOpen={result.guideline === open} />
  ));
}

function Loading() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading verdicts
      </p>
      {GUIDELINE_KEYS.map((guideline) => (
        <div key={guideline} className={styles.loading} aria-hidden="true">
          <Skeleton width="24px" height="24px" />
          <Skeleton width="62%" height="1.2em" />
        </div>
      ))}
    </>
  );
}
