import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { t } from 'ttag';
import { isGuideline, type RuleKey } from '#contract/all-standards.ts';
import type { GuidelineResult } from '#contract/guideline.schema.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { myStandards, readStandards } from '#web/features/product-facts/my-standards.ts';
import { guidelinesQuery } from '#web/features/product-facts/product-queries.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { Findings } from '#web/features/product-section/finding.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VerdictItem } from './verdict-item.tsx';
import styles from './verdict-section.module.css';

export interface VerdictSectionProps {
  readonly gtin: string;
  /** What a rule book finds on the chosen day: a further standard, a law, and a guideline whose current rules begin later. */
  readonly further: (key: RuleKey) => ReactNode;
}

/**
 * What each chosen standard and law says and why; the guidelines where none is chosen. The first guideline that fails stands open:
 * it is what a buyer asks about.
 */
export function VerdictSection({ gtin, further }: VerdictSectionProps) {
  const query = useQuery(guidelinesQuery(gtin));
  const chosen = readStandards(myStandards.useList());
  const standards = chosen.length === 0 ? GUIDELINE_KEYS : chosen;
  const { data, error } = query;
  if (error && !data) {
    return <AreaFailure text={errorText(error, t`Failed to fetch guideline verdicts`)} query={query} />;
  }
  return (
    <Findings name={t`Guideline verdicts`}>
      {data ? (
        <Verdicts results={data.guidelines} standards={standards} further={further} />
      ) : (
        <Loading standards={standards} />
      )}
    </Findings>
  );
}

interface VerdictsProps extends Pick<VerdictSectionProps, 'further'> {
  readonly results: readonly GuidelineResult[];
  readonly standards: readonly RuleKey[];
}

function Verdicts({ results, standards, further }: VerdictsProps) {
  const { day } = useDayAndPlaces();
  const open = standards.find((key) =>
    results.some((one) => one.guideline === key && one.verdict === 'fail'),
  );
  return standards.map((key) => {
    const result = results.find(({ guideline }) => guideline === key);
    if (!isGuideline(key) || (result && isBefore(day, result))) {
      return <Fragment key={key}>{further(key)}</Fragment>;
    }
    return result && <VerdictItem key={key} result={result} isOpen={key === open} />;
  });
}

/** A result is by the current rules: on a day before they began, earlier ones held. */
function isBefore(day: string | undefined, { rule_set: { effective_from: from } }: GuidelineResult): boolean {
  return day !== undefined && from !== null && day < from;
}

function Loading({ standards }: Pick<VerdictsProps, 'standards'>) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {t`Loading verdicts`}
      </p>
      {standards.map((key) => (
        <div key={key} className={styles.loading} aria-hidden="true">
          <Skeleton width="24px" height="24px" />
          <Skeleton width="62%" height="1.2em" />
        </div>
      ))}
    </>
  );
}
