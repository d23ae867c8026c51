import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StandardFinding } from '#contract/standards.schema.ts';
import type { StandardKey } from '#contract/standards.ts';
import { AnswerMark } from '#web/features/marks/answer-mark.tsx';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import { dateText } from '#web/features/product-facts/date-text.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { furtherOf } from '#web/features/product-facts/further-standards.ts';
import { myStandards } from '#web/features/product-facts/my-standards.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { Section } from '#web/features/product-section/section.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { JudgedBy } from './judged-by.tsx';
import { MyStandardToggle } from './my-standard-toggle.tsx';
import { productStandardsQuery } from './product-standards-query.ts';
import { amountText, hasAmount, markOf } from './standard-words.ts';
import styles from './standards-section.module.css';

type FurtherFinding = StandardFinding & { readonly key: StandardKey };

/** What further standards say, a line each; opened, why. The chosen ones come first, those used abroad last. */
export function StandardsSection({ gtin }: { readonly gtin: string }) {
  const { day } = useDayAndPlaces();
  // What was judged for another day stays, with its day, until this one is there.
  const query = useQuery({ ...productStandardsQuery(gtin, day), placeholderData: keepPreviousData });
  const { data, error } = query;
  return (
    <Section title="More standards" aside={data && <p className="small muted">on {dateText(data.day)}</p>}>
      <JudgedBy />
      {data ? (
        <Findings findings={furtherOf(data.standards)} />
      ) : error ? (
        <AreaFailure text={errorText(error, 'Failed to fetch further standards')} query={query} />
      ) : (
        <Skeleton height="20rem" />
      )}
    </Section>
  );
}

function Findings({ findings }: { readonly findings: readonly FurtherFinding[] }) {
  const chosen = myStandards.useList();
  const mine = chosen.flatMap((key) => findings.filter((finding) => finding.key === key));
  const rest = findings.filter((finding) => !mine.includes(finding));
  const [applying, others] = split(rest, ({ possible }) => possible.length > 0);
  const [home, abroad] = split(applying, ({ force }) => force !== 'abroad');
  return (
    <>
      <List name="Yours" findings={mine} />
      <List name="In the United States" findings={home} />
      <List name="Used abroad" findings={abroad} />
      {others.length > 0 && (
        <p className="small muted">Not about this food: {others.map(({ title }) => title).join(', ')}.</p>
      )}
      <p className="small">
        <Link to="/standards" className="link">
          All standards and what they ask
        </Link>
      </p>
    </>
  );
}

function split<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

interface ListProps {
  readonly name: string;
  readonly findings: readonly FurtherFinding[];
}

function List({ name, findings }: ListProps) {
  if (findings.length === 0) return null;
  return (
    <>
      <p className="subtitle">{name}</p>
      <ul className={styles.list} aria-label={name}>
        {findings.map((finding) => (
          <li key={finding.key}>
            <details className={styles.finding}>
              <summary className={styles.line}>
                <AnswerMark mark={markOf(finding)} />
                <span className={styles.title}>{finding.title}</span>
                <span className={styles.says}>{finding.summary}</span>
              </summary>
              <Explanation finding={finding} />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function Explanation({
  finding: { key, title, criteria, notes, version },
}: {
  readonly finding: FurtherFinding;
}) {
  return (
    <div className={styles.why}>
      {criteria.length > 0 && (
        <dl className={styles.criteria}>
          {criteria.map((criterion) => (
            <div key={criterion.label}>
              <dt>{criterion.label}</dt>
              <dd className={styles.amount}>{hasAmount(criterion) ? amountText(criterion) : ''}</dd>
              <dd data-verdict={criterion.verdict}>{criterion.finding}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
      <p className="small muted">
        {version.source}, since {dateText(version.from)}; {CERTAINTY_WORDS[version.certainty]}.{' '}
        <Link to="/standards/$key" params={{ key }} className="link">
          About {title}
        </Link>
      </p>
      <p>
        <MyStandardToggle standard={key} title={title} />
      </p>
    </div>
  );
}
