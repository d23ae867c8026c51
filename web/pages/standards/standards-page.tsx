import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StandardInfo } from '#contract/standards.schema.ts';
import { STANDARD_FORCES, type StandardForce } from '#contract/standards.ts';
import { FillingKeys, FillingPatterns } from '#web/features/marks/strip.tsx';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import { dateText } from '#web/features/product-facts/date-text.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { myStandards, standardsFirst } from '#web/features/product-facts/my-standards.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { JudgedBy } from '#web/features/standards/judged-by.tsx';
import { lawsOn, standardsOn } from '#web/features/standards/standards-query.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LawGroups } from './law-groups.tsx';
import { RuleGroup } from './rule-group.tsx';
import { type Share, ShareStrip } from './share-strip.tsx';
import { StandardRow } from './standard-row.tsx';
import styles from './standards-page.module.css';

/** Every rule book that a label is judged by: what it asks, whom it binds, since when, and how sure that is. */
export function StandardsPage() {
  useDocumentTitle('Standards');
  const asked = useDayAndPlaces();
  const standards = useQuery({ ...standardsOn(asked.day), placeholderData: keepPreviousData });
  const laws = useQuery({ ...lawsOn(asked), placeholderData: keepPreviousData });
  return (
    <div className="wrap page stack">
      <h1 className="heading">Standards</h1>
      <p className="lead">
        Rule books that a product is judged by from its label. What the label does not state stays unknown.
      </p>
      <div className="spread">
        <JudgedBy />
        <FillingKeys keys={KEYS} />
      </div>
      <FillingPatterns />
      {standards.data ? (
        <Standards standards={standards.data.standards} />
      ) : standards.isError ? (
        <AreaFailure text="The standards could not be loaded." query={standards} />
      ) : (
        <Skeleton height="24rem" />
      )}
      {laws.data ? (
        <LawGroups list={laws.data} />
      ) : laws.isError ? (
        <AreaFailure text="The ingredient laws could not be loaded." query={laws} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </div>
  );
}

const KEYS = [
  { filling: 'pass', word: 'passes, or not named' },
  { filling: 'fail', word: 'fails' },
  { filling: 'may_contain', word: 'named' },
  { filling: 'alone', word: 'rated' },
  { filling: 'unknown', word: 'cannot be told' },
] as const;

interface GroupOfStandards {
  readonly title: string;
  readonly note: string;
  readonly forces: readonly StandardForce[];
}

const GROUPS: readonly GroupOfStandards[] = [
  { title: 'Schools and child care', note: 'what may be served and sold', forces: ['law', 'coming'] },
  { title: 'City programs', note: 'bids and vending', forces: ['program'] },
  { title: 'Labels and claims', note: 'what a pack may or must say', forces: ['claim', 'proposed'] },
  { title: 'Scores and seals abroad', note: 'for comparing, not for serving', forces: ['abroad'] },
];

function Standards({ standards }: { readonly standards: readonly StandardInfo[] }) {
  const chosen = standardsFirst(myStandards.useList());
  return GROUPS.map(({ title, note, forces }) => (
    <RuleGroup key={title} title={title} note={note}>
      {standards
        .filter(({ force }) => forces.includes(force))
        .map((standard) => (
          <StandardLine key={standard.key} standard={standard} isMine={chosen.includes(standard.key)} />
        ))}
    </RuleGroup>
  ));
}

const FILLINGS = { good: 'pass', bad: 'fail', step: 'alone' } as const;

/** Those that are told apart, then those that cannot be told; of a scale, how many have a place on it. */
function sharesOf({ outcomes, counts }: StandardInfo): Share[] {
  const countOfKey = (key: string) => counts?.find(({ value }) => value === key)?.count ?? 0;
  const told = outcomes.map(({ key, name, tone }) => ({
    filling: FILLINGS[tone],
    word: name.toLowerCase(),
    count: countOfKey(key),
  }));
  const rated = told.reduce((sum, { count }) => sum + count, 0);
  const known = told.length > 2 ? [{ filling: 'alone' as const, word: 'rated', count: rated }] : told;
  return [...known, { filling: 'unknown', word: 'cannot be told', count: countOfKey('unknown') }];
}

function Answers({ standard }: { readonly standard: StandardInfo }) {
  const [most] = standard.wants;
  if (standard.counts === null) return null;
  return (
    <>
      <ShareStrip shares={sharesOf(standard)} />
      {most && <p className={styles.small}>Lacking most often: {most.name}</p>}
    </>
  );
}

interface StandardLineProps {
  readonly standard: StandardInfo;
  /** Shown first on products. */
  readonly isMine: boolean;
}

function StandardLine({ standard, isMine }: StandardLineProps) {
  const { key, title, asks, binds, force, versions } = standard;
  const version = versions.at(-1);
  return (
    <StandardRow
      title={
        <>
          <Link to="/standards/$key" params={{ key }} className="link">
            {title}
          </Link>
          {isMine && <span className={styles.mine}>yours</span>}
        </>
      }
      asks={asks}
      counts={<Answers standard={standard} />}
      binds={binds}
      state={STANDARD_FORCES[force]}
      since={version && `since ${dateText(version.from)}`}
      source={version?.source}
      certainty={version && CERTAINTY_WORDS[version.certainty]}
    />
  );
}
