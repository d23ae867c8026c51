import { Link } from '@tanstack/react-router';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import { LAW_FOODS, LAW_PLACES, type LawDuty, type LawStatus } from '#contract/ingredient-laws.ts';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import { dateText } from '#web/features/product-facts/date-text.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { RuleGroup } from './rule-group.tsx';
import { ShareStrip } from './share-strip.tsx';
import { StandardRow } from './standard-row.tsx';
import styles from './standards-page.module.css';

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

/** The ingredient laws as they stand on a day: those of the union, then of the states. */
export function LawGroups({ list: { laws, day } }: { readonly list: LawList }) {
  const isOfStates = ({ place }: Law) => place !== 'US';
  const note = `as they stand on ${dateText(day)}`;
  return (
    <>
      <LawGroup
        title="Ingredient laws, everywhere"
        note={note}
        laws={laws.filter((law) => !isOfStates(law))}
      />
      <LawGroup title="Ingredient laws, by state" note={note} laws={laws.filter(isOfStates)} />
    </>
  );
}

type Law = LawList['laws'][number];

interface LawGroupProps {
  readonly title: string;
  readonly note: string;
  readonly laws: readonly Law[];
}

function LawGroup({ title, note, laws }: LawGroupProps) {
  if (laws.length === 0) return null;
  return (
    <RuleGroup title={title} note={note}>
      {laws.map((law) => (
        <StandardRow
          key={law.key}
          title={law.title}
          asks={<Substances duty={DUTY_WORDS[law.duty]} substances={law.substances} scope={law.scope} />}
          counts={<Named law={law} />}
          binds={`${LAW_PLACES[law.place]}, ${LAW_FOODS[law.food]}`}
          state={STATUS_WORDS[law.status]}
          since={`${DAY_WORDS[law.status]} ${dateText(law.from)}`}
          source={law.citation}
          certainty={CERTAINTY_WORDS[law.certainty]}
        />
      ))}
    </RuleGroup>
  );
}

/** How many labels name what a law forbids. What it binds decides which of them it touches. */
function Named({ law: { place, counts, status } }: { readonly law: Law }) {
  const { day, channel } = useDayAndPlaces();
  if (counts === null) return null;
  const answer = status === 'in_force' ? 'named' : status === 'coming' ? 'named_later' : undefined;
  return (
    <>
      <ShareStrip
        shares={[
          { filling: 'pass', word: 'not named', count: counts.not_named },
          { filling: 'may_contain', word: 'named', count: counts.named },
          { filling: 'unknown', word: 'cannot be told', count: counts.unknown },
        ]}
      />
      {answer && (
        <Link
          to="/products"
          search={{ day, channel, place: [place], ingredient_laws: answer }}
          className={`link ${styles.small}`}
        >
          Products named {answer === 'named' ? 'by laws in force' : 'by laws to come'}, {LAW_PLACES[place]}
        </Link>
      )}
    </>
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
