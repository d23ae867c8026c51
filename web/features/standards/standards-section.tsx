import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { StandardFinding } from '#contract/standards.schema.ts';
import { AnswerMark } from '#web/features/marks/answer-mark.tsx';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { myStandards, standardsFirst } from '#web/features/product-facts/my-standards.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { Line, Lines } from '#web/features/product-section/line.tsx';
import { Section } from '#web/features/product-section/section.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Explanation } from './explanation.tsx';
import { JudgedBy } from './judged-by.tsx';
import { productStandardsQuery } from './product-standards-query.ts';
import { markOf } from './standard-words.ts';

/** What the standards besides the chosen ones say, a line each; opened, why. Those used abroad come last. */
export function StandardsSection({ gtin }: { readonly gtin: string }) {
  const { day } = useDayAndPlaces();
  // What was judged for another day stays, with its day, until this one is there.
  const query = useQuery({ ...productStandardsQuery(gtin, day), placeholderData: keepPreviousData });
  const { data, error } = query;
  return (
    <Section
      title={t`More standards`}
      aside={data && <p className="small muted">{t`on ${dateText(data.day)}`}</p>}
    >
      <JudgedBy />
      <Fetched
        query={query}
        failure={errorText(error, t`Failed to fetch further standards`)}
        waiting={<SkeletonRows count={5} />}
      >
        {({ standards }) => <Lists findings={standards} />}
      </Fetched>
    </Section>
  );
}

function Lists({ findings }: { readonly findings: readonly StandardFinding[] }) {
  const chosen = standardsFirst(myStandards.useList());
  const rest = findings.filter(({ key }) => !chosen.includes(key));
  const [applying, others] = split(rest, ({ possible }) => possible.length > 0);
  const [home, abroad] = split(applying, ({ force }) => force !== 'abroad');
  return (
    <>
      <List name={t`In the United States`} findings={home} />
      <List name={t`Used abroad`} findings={abroad} />
      {others.length > 0 && (
        <p className="small muted">{t`Not about this food: ${others.map(({ title }) => title).join(', ')}.`}</p>
      )}
      <p className="small">
        <TextLink to="/standards">{t`All standards and what they ask`}</TextLink>
      </p>
    </>
  );
}

function split<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

interface ListProps {
  readonly name: string;
  readonly findings: readonly StandardFinding[];
}

function List({ name, findings }: ListProps) {
  if (findings.length === 0) return null;
  return (
    <>
      <p className="subtitle">{name}</p>
      <Lines name={name}>
        {findings.map((finding) => (
          <Line
            key={finding.key}
            mark={<AnswerMark mark={markOf(finding)} />}
            title={finding.title}
            says={finding.summary}
          >
            <Explanation finding={finding} />
          </Line>
        ))}
      </Lines>
    </>
  );
}
