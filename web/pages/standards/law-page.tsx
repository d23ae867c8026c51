import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { LAW_FOODS, LAW_PLACES } from '#contract/ingredient-laws.ts';
import type { LawKey } from '#contract/law-titles.ts';
import { STATE_WORDS, sinceText } from '#contract/rule-state.ts';
import { StateMark } from '#web/features/marks/state-mark.tsx';
import { FillingPatterns } from '#web/features/marks/strip.tsx';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { JudgedBy } from '#web/features/standards/judged-by.tsx';
import { MyStandardToggle } from '#web/features/standards/my-standard-toggle.tsx';
import { namedBy } from '#web/features/standards/named-by.ts';
import { lawsOn } from '#web/features/standards/standards-query.ts';
import { RuleWatchButton } from '#web/features/watches/rule-watch-button.tsx';
import { countOf } from '#web/lib/format-count.ts';
import { LOCALE } from '#web/lib/language.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Fact } from './fact.tsx';
import { LawCounts } from './law-counts.tsx';
import { consequenceText, lawSentence } from './law-text.ts';
import { NamedWhere } from './named-where.tsx';
import { kindOfLaw, type Law } from './rule-books.ts';
import { RuleCrumbs } from './rule-crumbs.tsx';
import { type RuleEvent, SinceWhen } from './since-when.tsx';
import styles from './standard-page.module.css';
import { StateOn } from './standard-row.tsx';

/** One ingredient law: what it forbids, since when, which words count, and how many labels name it. */
export function LawPage({ lawKey }: { readonly lawKey: LawKey }) {
  const { day: asked } = useDayAndPlaces();
  // Of all places: the page is there whatever is chosen.
  const query = useQuery({ ...lawsOn({ ...(asked && { day: asked }) }), placeholderData: keepPreviousData });
  const law = query.data?.laws.find(({ key }) => key === lawKey);
  return (
    <div className="wrap page stack">
      <RuleCrumbs rule={law && { kind: kindOfLaw(law), title: law.title }} />
      <Fetched query={query} failure={t`The law could not be loaded.`} waiting={<SkeletonRows count={6} />}>
        {({ laws, day }) => law && <OneLaw law={law} laws={laws} day={day} />}
      </Fetched>
    </div>
  );
}

interface OneLawProps {
  readonly law: Law;
  readonly laws: readonly Law[];
  readonly day: string;
}

function OneLaw({ law, laws, day }: OneLawProps) {
  const sentence = lawSentence(law);
  useDocumentTitle(law.title, { description: `${sentence} ${law.citation}.` });
  return (
    <article className="stack">
      <div className={styles.head}>
        <h1 className="heading">{law.title}</h1>
        <p className={styles.actions}>
          <RuleWatchButton target={{ kind: 'law', key: law.key }} name={law.title} />
          <MyStandardToggle standard={law.key} title={law.title} />
          <ShowNamed law={law} />
        </p>
      </div>
      <p className={styles.sentence}>{sentence}</p>
      <p className={styles.consequence}>
        <StateMark state={law.status} />
        <span>{consequenceText(law, day)}</span>
      </p>
      <JudgedBy />
      <FillingPatterns />
      <div className={styles.law}>
        <div className={styles.parts}>
          <SinceWhen events={eventsOf(law)} state={law.status} day={day} />
          <Asks law={law} />
          <Others law={law} laws={laws} day={day} />
          <NamedWhere law={law} />
        </div>
        <div className={styles.parts}>
          <LawCounts law={law} />
          <section className="stack" aria-labelledby="source">
            <h2 className="title" id="source">
              {t`Source`}
            </h2>
            <dl className={styles.facts}>
              <Fact name={t`Text`}>{law.citation}</Fact>
              <Fact name={t`How sure`}>{CERTAINTY_WORDS[law.certainty]}</Fact>
            </dl>
          </section>
        </div>
      </div>
    </article>
  );
}

/** The products that name what it is about, where it forbids that or will. */
function ShowNamed({ law }: { readonly law: Law }) {
  const { day } = useDayAndPlaces();
  const answer = namedBy(law);
  const count = law.counts?.named ?? 0;
  if (answer === undefined || count === 0) return null;
  return (
    <ButtonLink
      to="/products"
      search={{ day, law: [law.key], ingredient_laws: answer }}
      tone="primary"
      size="small"
    >
      {t`Show ${countOf(count, t`product`, t`products`)}`}
    </ButtonLink>
  );
}

/** Its history, and the day from which it holds; of a proposal that day is not known. */
function eventsOf({ history, from, status }: Law): RuleEvent[] {
  if (status === 'proposed') return [...history];
  const begins = { day: from, source: null, event: BEGINS[status], begins: true };
  return [...history, begins].toSorted((a, b) => a.day.localeCompare(b.day));
}

const BEGINS: Readonly<Record<Law['status'], string>> = {
  in_force: t`In force`,
  coming: t`Comes into force`,
  enjoined: t`Was to come into force`,
  proposed: t`Proposed`,
};

const WORDS = new Intl.ListFormat(LOCALE, { type: 'unit' });

function Asks({ law }: { readonly law: Law }) {
  const { substances, words, may_mean: vague, scope, place, food, duty } = law;
  return (
    <section className="stack" aria-labelledby="asks">
      <h2 className="title" id="asks">
        {t`What it asks`}
      </h2>
      <dl className={styles.facts}>
        <Fact name={duty === 'ban' ? t`Must not be named` : t`Words on the label with`}>
          {WORDS.format(substances)}
        </Fact>
        <Fact name={t`Words that count`}>{WORDS.format(words)}</Fact>
        {vague.length > 0 && (
          <Fact name={t`Words that leave it open`}>
            {t`${WORDS.format(vague.map((word) => `“${word}”`))}: they may stand for one of them.`}
          </Fact>
        )}
        <Fact name={t`Where it applies`}>
          {LAW_PLACES[place]}, {LAW_FOODS[food]}
        </Fact>
        <Fact name={t`Whom it binds`}>{scope}</Fact>
        <Fact name={t`What a label cannot show`}>
          {t`Traces and processing aids. So a product is “named” or “not named”, and never called compliant.`}
        </Fact>
      </dl>
    </section>
  );
}

/** Laws on one of the same substances, in force first. */
function Others({ law, laws, day }: OneLawProps) {
  const others = laws.filter(
    ({ key, substances }) => key !== law.key && substances.some((name) => law.substances.includes(name)),
  );
  if (others.length === 0) return null;
  const order = Object.keys(STATE_WORDS);
  return (
    <section className="stack" aria-labelledby="others">
      <h2 className="title" id="others">
        {law.substances.length === 1 ? t`Other laws that name it` : t`Other laws that name one of them`}
      </h2>
      <ul className={styles.others}>
        {others
          .toSorted(
            (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.from.localeCompare(b.from),
          )
          .map(({ key, title, place, food, status, from }) => (
            <li key={key}>
              <TextLink to="/standards/$key" params={{ key }}>
                {title}
              </TextLink>
              <span className="soft">
                {LAW_PLACES[place]}, {LAW_FOODS[food]}
              </span>
              <StateOn state={status} since={sinceText(status, from, day)} />
            </li>
          ))}
      </ul>
    </section>
  );
}
