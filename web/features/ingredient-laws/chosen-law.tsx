import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { ruleBookTitle } from '#contract/answer-words.ts';
import { dateText } from '#contract/date-text.ts';
import type { LawKey } from '#contract/law-titles.ts';
import { oneLawWords } from '#contract/one-law-words.ts';
import { AnswerMark } from '#web/features/marks/answer-mark.tsx';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { Finding } from '#web/features/product-section/finding.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LawReasons } from './law-reasons.tsx';
import { lineText } from './law-words.ts';
import { lawsQuery } from './laws-query.ts';

export interface ChosenLawProps {
  readonly gtin: string;
  readonly law: LawKey;
}

/** What a chosen ingredient law says on the day, as a sentence of its own. */
export function ChosenLaw({ gtin, law: key }: ChosenLawProps) {
  const { place, ...chosen } = useDayAndPlaces();
  const query = useQuery({ ...lawsQuery(gtin, chosen), placeholderData: keepPreviousData });
  const { data, error } = query;
  const law = data?.laws.find((one) => one.key === key);
  if (data && law && (place?.includes(law.place) ?? true))
    return (
      <Finding
        mark={<AnswerMark mark={oneLawWords({ ...law, named: [] }).mark} size={24} />}
        title={`${law.title}: ${lineText(law)}`}
        aside={chosen.day === undefined ? undefined : t`on ${dateText(data.day)}`}
      >
        <LawReasons law={law} />
      </Finding>
    );
  if (data) return <p className="small muted">{t`${ruleBookTitle(key)}: not for the places chosen.`}</p>;
  if (error) return <AreaFailure text={errorText(error, t`Failed to fetch ingredient laws`)} query={query} />;
  return <Skeleton height="4.5rem" />;
}
