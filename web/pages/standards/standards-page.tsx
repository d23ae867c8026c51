import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import { LAW_FOODS, LAW_PLACES, type LawDuty, type LawStatus } from '#contract/ingredient-laws.ts';
import type { StandardInfo } from '#contract/standards.schema.ts';
import { STANDARD_FORCES, type StandardForce } from '#contract/standards.ts';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import { dateText } from '#web/features/product-facts/date-text.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { myStandards, standardsFirst } from '#web/features/product-facts/my-standards.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { JudgedBy } from '#web/features/standards/judged-by.tsx';
import { lawsOn, standardsOn } from '#web/features/standards/standards-query.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
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
      <JudgedBy />
      {standards.data ? (
        <Standards standards={standards.data.standards} />
      ) : standards.isError ? (
        <AreaFailure text="The standards could not be loaded." query={standards} />
      ) : (
        <Skeleton height="24rem" />
      )}
      {laws.data ? (
        <Laws list={laws.data} />
      ) : laws.isError ? (
        <AreaFailure text="The ingredient laws could not be loaded." query={laws} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Group({ title, note, children }: GroupProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <div className={`spread ${styles.head}`}>
        <h2 className="title">{title}</h2>
        <p className="small muted">{note}</p>
      </div>
      <ul>{children}</ul>
    </section>
  );
}

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
    <Group key={title} title={title} note={note}>
      {standards
        .filter(({ force }) => forces.includes(force))
        .map((standard) => (
          <StandardLine key={standard.key} standard={standard} isMine={chosen.includes(standard.key)} />
        ))}
    </Group>
  ));
}

/** `Products: meets it 2,310, does not meet it 41, cannot be told 12`; of a scale, how many have a place on it. */
function countsText({ outcomes, counts, wants }: StandardInfo): string | undefined {
  if (counts === null) return undefined;
  const countOfKey = (key: string) => counts.find(({ value }) => value === key)?.count ?? 0;
  const told = outcomes.map(({ key, name }) => ({ name: name.toLowerCase(), count: countOfKey(key) }));
  const known =
    told.length > 2 ? [{ name: 'rated', count: told.reduce((sum, { count }) => sum + count, 0) }] : told;
  const all = [...known, { name: 'cannot be told', count: countOfKey('unknown') }];
  const sums = all.map(({ name, count }) => `${name} ${formatCount(count)}`).join(', ');
  const [most] = wants;
  return most ? `Products: ${sums}, most for want of ${most.name}` : `Products: ${sums}`;
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
      counts={countsText(standard)}
      binds={binds}
      state={STANDARD_FORCES[force]}
      since={version && `since ${dateText(version.from)}`}
      source={version?.source}
      certainty={version && CERTAINTY_WORDS[version.certainty]}
    />
  );
}

const STATUS_WORDS: Readonly<Record<LawStatus, string>> = {
  in_force: 'In force',
  coming: 'Coming',
  enjoined: 'Stopped by a court',
  proposed: 'Proposed',
};
/** What the day of a law is to one that stands so. */
const DAY_WORDS: Readonly<Record<LawStatus, string>> = {
  in_force: 'since',
  coming: 'from',
  enjoined: 'was to begin',
  proposed: 'since',
};
const NAMES = new Intl.ListFormat('en-US');

const DUTY_WORDS: Readonly<Record<LawDuty, string>> = {
  ban: 'None of',
  warning: 'A warning with any of',
  disclosure: 'A notice with any of',
};

function Laws({ list: { laws, day } }: { readonly list: LawList }) {
  return (
    <Group title="Ingredient laws" note={`as they stand on ${dateText(day)}`}>
      {laws.map(({ key, title, substances, place, food, duty, scope, status, from, citation, certainty }) => (
        <StandardRow
          key={key}
          title={title}
          asks={<Substances duty={DUTY_WORDS[duty]} substances={substances} scope={scope} />}
          binds={`${LAW_PLACES[place]}, ${LAW_FOODS[food]}`}
          state={STATUS_WORDS[status]}
          since={`${DAY_WORDS[status]} ${dateText(from)}`}
          source={citation}
          certainty={CERTAINTY_WORDS[certainty]}
        />
      ))}
    </Group>
  );
}

interface SubstancesProps {
  readonly duty: string;
  readonly substances: readonly string[];
  readonly scope: string;
}

/** More than these would bury what stands next to them. */
const MOST_NAMED = 20;

function Substances({ duty, substances, scope }: SubstancesProps) {
  const names = NAMES.format(substances);
  if (substances.length <= MOST_NAMED) return `${duty} ${names}. ${scope}`;
  return (
    <>
      {scope}
      <details>
        <summary className={styles.more}>
          {duty} {substances.length} substances
        </summary>
        {names}.
      </details>
    </>
  );
}
