import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { t } from 'ttag';
import { ALL_STANDARD_KEYS, titleOf } from '#contract/all-standards.ts';
import { dateText } from '#contract/date-text.ts';
import { LAW_KEYS } from '#contract/law-titles.ts';
import { sinceText, stateOfStandard, versionOn } from '#contract/rule-state.ts';
import type { StandardInfo } from '#contract/standards.schema.ts';
import { STANDARD_FORCES } from '#contract/standards.ts';
import { FillingPatterns } from '#web/features/marks/strip.tsx';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { keepUnits } from '#web/features/product-facts/verdict-words.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { JudgedBy } from '#web/features/standards/judged-by.tsx';
import { MyStandardToggle } from '#web/features/standards/my-standard-toggle.tsx';
import { standardsOn } from '#web/features/standards/standards-query.ts';
import { RuleWatchButton } from '#web/features/watches/rule-watch-button.tsx';
import { countOf } from '#web/lib/format-count.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CatalogueSection } from './catalogue-section.tsx';
import { Fact } from './fact.tsx';
import { LawPage } from './law-page.tsx';
import { KIND_OF_FORCE } from './rule-books.ts';
import { RuleCrumbs } from './rule-crumbs.tsx';
import { ShareStrip } from './share-strip.tsx';
import { sharesInWords, sharesOf } from './shares-of.ts';
import { SinceWhen } from './since-when.tsx';
import styles from './standard-page.module.css';
import { StateOn } from './standard-row.tsx';
import { Wants } from './wants.tsx';

const route = getRouteApi('/standards/$key');

/** One standard or ingredient law: what it asks, what it can say of a product, and where it is written. */
export function StandardPage() {
  const { key } = route.useParams();
  const lawKey = LAW_KEYS.find((known) => known === key);
  if (lawKey !== undefined) return <LawPage lawKey={lawKey} />;
  if (!ALL_STANDARD_KEYS.some((known) => known === key)) return <NotFoundStandard />;
  return <OneStandard standardKey={key} />;
}

function OneStandard({ standardKey: key }: { readonly standardKey: string }) {
  const { day } = useDayAndPlaces();
  const query = useQuery({ ...standardsOn(day), placeholderData: keepPreviousData });
  const standard = query.data?.standards.find((one) => one.key === key);
  return (
    <div className="wrap page stack">
      <RuleCrumbs rule={standard && { kind: KIND_OF_FORCE[standard.force], title: standard.title }} />
      <Fetched
        query={query}
        failure={t`The standard could not be loaded.`}
        waiting={<SkeletonRows count={6} />}
      >
        {(data) => standard && <Standard standard={standard} day={data.day} />}
      </Fetched>
    </div>
  );
}

function Standard({ standard, day: judged }: { readonly standard: StandardInfo; readonly day: string }) {
  const { title, asks, binds, issuer, place, force, outcomes, versions } = standard;
  const { day } = useDayAndPlaces();
  useDocumentTitle(title, { description: asks });
  const state = stateOfStandard(standard, judged);
  const version = versionOn(versions, judged);
  const events = versions.map(({ version: name, from, source }) => ({
    ...{ day: from, event: t`Version ${name}`, source, begins: true },
  }));
  return (
    <article className="stack">
      <div className={styles.head}>
        <h1 className="heading">{title}</h1>
        <p className={styles.actions}>
          <RuleWatchButton target={{ kind: 'standard', key: standard.key }} name={title} />
          <MyStandardToggle standard={standard.key} title={title} />
          <ButtonLink to="/products" tone="primary" size="small">
            {t`Browse products`}
          </ButtonLink>
        </p>
      </div>
      <p className={styles.sentence}>{keepUnits(asks)}</p>
      <StateOn state={state} since={version ? sinceText(state, version.from, judged) : ''} />
      <JudgedBy />
      <FillingPatterns />
      <div className={styles.law}>
        <div className={styles.parts}>
          <SinceWhen events={events} state={state} day={judged} />
          <section className="stack" aria-labelledby="asks">
            <h2 className="title" id="asks">
              {t`What it is`}
            </h2>
            <dl className={styles.facts}>
              <Fact name={t`Whom it binds`}>{binds}</Fact>
              <Fact name={t`Issued by`}>{issuer}</Fact>
              <Fact name={t`Where`}>{place}</Fact>
              <Fact name={t`State`}>{STANDARD_FORCES[force]}</Fact>
              <Fact name={t`What it can say`}>{outcomes.map(({ name }) => name).join(', ')}</Fact>
              {version && <Fact name={t`How sure`}>{CERTAINTY_WORDS[version.certainty]}</Fact>}
              <Fact name={t`What a label cannot show`}>
                {t`It is judged from the label of each product, on its page. A value that the label does not state leaves open what it would decide, and never counts as zero.`}
              </Fact>
            </dl>
          </section>
        </div>
        <div className={styles.parts}>
          {standard.counts && <Counts standard={standard} counts={standard.counts} wants={standard.wants} />}
          {day !== undefined && versions[0] !== undefined && day < versions[0].from && (
            <p>{t`Nothing is counted for ${dateText(day)}: its first version is later.`}</p>
          )}
        </div>
      </div>
    </article>
  );
}

interface CountsProps {
  readonly standard: StandardInfo;
  readonly counts: NonNullable<StandardInfo['counts']>;
  readonly wants: StandardInfo['wants'];
}

/** What the catalogue comes to, each answer leading to its products. */
function Counts({ standard, counts, wants }: CountsProps) {
  const asked = useDayAndPlaces();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <CatalogueSection total={total}>
      <ShareStrip shares={sharesOf(standard)} words={sharesInWords(standard)} />
      <ul className={styles.counts}>
        {counts.map(({ value, name, count }) => (
          <li key={value}>
            <span>{name}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * count) / Math.max(1, total)}%` }} />
            </span>
            {count === 0 ? (
              <span className="muted">{t`none`}</span>
            ) : (
              <TextLink to="/products" search={{ ...asked, standard: [`${standard.key}:${value}`] }}>
                {countOf(count, t`product`, t`products`)}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      <Wants wants={wants} mayOverlap />
    </CatalogueSection>
  );
}

function NotFoundStandard() {
  useDocumentTitle(t`Standard not found`, { isMissing: true });
  return (
    <div className="wrap page stack">
      <h1 className="heading">{t`Standard not found`}</h1>
      <p className="lead">{t`No standard and no ingredient law has this address. These standards have one:`}</p>
      <ul className="stack">
        {ALL_STANDARD_KEYS.map((key) => (
          <li key={key}>
            <TextLink to="/standards/$key" params={{ key }}>
              {titleOf(key)}
            </TextLink>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to="/standards" tone="primary">
          {t`See all standards and laws`}
        </ButtonLink>
      </p>
    </div>
  );
}
