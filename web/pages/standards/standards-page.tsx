import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from 'ttag';
import { FillingKeys, FillingPatterns } from '#web/features/marks/strip.tsx';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { JudgedBy } from '#web/features/standards/judged-by.tsx';
import { lawsOn, standardsOn } from '#web/features/standards/standards-query.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { NoRuleBooks } from './no-rule-books.tsx';
import { findBooks, groupBooks, lawBooks, standardBooks } from './rule-books.ts';
import { RuleGroup } from './rule-group.tsx';
import styles from './standards-page.module.css';
import { StandardsTools } from './standards-tools.tsx';
import { useStandardsSearch } from './use-standards-search.ts';

/** Every rule book that a label is judged by: what it asks, whom it binds, since when, and how sure that is. */
export function StandardsPage() {
  useDocumentTitle(t`Standards`);
  const asked = useDayAndPlaces();
  const [search, unknown, update] = useStandardsSearch();
  const standards = useQuery({ ...standardsOn(asked.day), placeholderData: keepPreviousData });
  const laws = useQuery({ ...lawsOn(asked), placeholderData: keepPreviousData });
  const books = useMemo(
    () => [
      ...(standards.data ? standardBooks(standards.data) : []),
      ...(laws.data ? lawBooks(laws.data) : []),
    ],
    [standards.data, laws.data],
  );
  const found = findBooks(books, search);
  const isWhole = standards.data !== undefined && laws.data !== undefined;
  const isAll = found.length === books.length;
  const count = isAll
    ? countOf(books.length, t`rule book`, t`rule books`)
    : t`${formatCount(found.length)} of ${countOf(books.length, t`rule book`, t`rule books`)}`;
  return (
    <div className="wrap page stack">
      <h1 className="heading">{t`Standards`}</h1>
      <p className="lead">
        {t`Rule books that a product is judged by from its label. What the label does not state stays unknown.`}
      </p>
      <div className="spread">
        <JudgedBy alsoUnknown={unknown} />
        <p role="status" className="small muted">
          {isWhole && count}
        </p>
      </div>
      <div className="spread">
        <StandardsTools search={search} update={update} />
        <FillingKeys keys={KEYS} />
      </div>
      <FillingPatterns />
      {groupBooks(found, search.sort).map((group) => (
        <RuleGroup key={group.id} {...group} />
      ))}
      {isWhole && found.length === 0 && <NoRuleBooks search={search} />}
      {standards.isError && <AreaFailure text={t`The standards could not be loaded.`} query={standards} />}
      {laws.isError && <AreaFailure text={t`The ingredient laws could not be loaded.`} query={laws} />}
      {(standards.isPending || laws.isPending) && (
        <div className={styles.group}>
          <SkeletonRows count={8} />
        </div>
      )}
    </div>
  );
}

const KEYS = [
  { filling: 'pass', word: t`passes, or not named` },
  { filling: 'fail', word: t`fails` },
  { filling: 'may_contain', word: t`named` },
  { filling: 'grade_2', word: t`good grades` },
  { filling: 'grade_4', word: t`poor grades` },
  { filling: 'unknown', word: t`cannot be told` },
] as const;
