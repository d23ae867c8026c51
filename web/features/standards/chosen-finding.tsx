import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { type AnyStandardKey, isGuideline, titleOf } from '#contract/all-standards.ts';
import { dateText } from '#contract/date-text.ts';
import { firstDayOf } from '#contract/first-days.ts';
import { AnswerMark } from '#web/features/marks/answer-mark.tsx';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { Finding } from '#web/features/product-section/finding.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Explanation } from './explanation.tsx';
import { productStandardsQuery } from './product-standards-query.ts';
import { findingSentence, markOf } from './standard-words.ts';

export interface ChosenFindingProps {
  readonly gtin: string;
  readonly standard: AnyStandardKey;
}

/** What a chosen standard says by its version of the day, as a sentence of its own. */
export function ChosenFinding({ gtin, standard }: ChosenFindingProps) {
  const { day } = useDayAndPlaces();
  const query = useQuery({ ...productStandardsQuery(gtin, day), placeholderData: keepPreviousData });
  const { data, error } = query;
  const finding = data?.standards.find(({ key }) => key === standard);
  if (finding)
    return (
      <Finding
        mark={<AnswerMark mark={markOf(finding)} size={24} />}
        title={findingSentence(finding)}
        aside={day === undefined ? undefined : t`on ${dateText(data?.day ?? day)}`}
      >
        <Explanation finding={finding} />
      </Finding>
    );
  if (data && !isGuideline(standard))
    return (
      <p className="small muted">
        {t`${titleOf(standard)} begins on ${dateText(firstDayOf(standard))}: nothing to say for ${dateText(data.day)}.`}
      </p>
    );
  if (error)
    return <AreaFailure text={errorText(error, t`Failed to fetch further standards`)} query={query} />;
  return <Skeleton height="4.5rem" />;
}
