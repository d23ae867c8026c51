import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { Feature } from '#web/features/marketing/feature.tsx';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { catalogueQuery, ON_SHELF } from '#web/features/product-search/catalogue-query.ts';
import { MarginBar } from '#web/features/verdicts/margin-bar.tsx';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { EXAMPLE_GROUPS, EXAMPLE_VERDICT, type ExampleGroup } from '#web/pages/sample/example-shelf.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SampleNote } from '#web/ui/sample-note.tsx';
import styles from './landing-page.module.css';
import { QuickerAnalysis } from './quicker-analysis.tsx';

export function LandingPage() {
  useDocumentTitle(t`Know what is in the food you buy`);
  return (
    <div className="wrap">
      <section className={styles.opening}>
        <div className={styles.text}>
          <h1 className="display">{t`Know what is in the food you buy.`}</h1>
          <p className={`lead ${styles.lead}`}>
            {t`Larder reads the label of every product you could order, checks it against the nutrition standard you answer to, and tells you in one sentence whether it passes.`}
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/pricing" tone="primary" size="large">
              {t`Get it now`}
            </ButtonLink>
            <ButtonLink to="/login" size="large">
              {t`Login`}
            </ButtonLink>
            <ButtonLink to="/signup" tone="quiet" size="large">
              {t`Signup`}
            </ButtonLink>
          </div>
        </div>
        <ExampleVerdict />
      </section>
      <Figures />
      <QuickerAnalysis />
      <Collaboration />
    </div>
  );
}

function ExampleVerdict() {
  const { sentence, ratio, margin, source } = EXAMPLE_VERDICT;
  return (
    <figure className={styles.example}>
      <img src="/art/savory-granola.svg" width={520} height={526} alt="" fetchPriority="high" />
      <figcaption className={styles.says}>
        <SampleNote>{t`An invented product.`}</SampleNote>
        <p className={styles.verdict}>
          <VerdictMark verdict="fail" size={24} filled />
          <span className="heading">{sentence}</span>
        </p>
        <div className={styles.margin}>
          <MarginBar ratio={ratio} text={margin} isFailed />
          <p className="small muted">{source}</p>
        </div>
      </figcaption>
    </figure>
  );
}

/** Counts of the catalogue; a placeholder keeps their space while they load. */
function Figures() {
  const { data } = useQuery(catalogueQuery(ON_SHELF));
  const figures = [
    { value: data ? formatCount(data.total) : '\u00a0', text: t`products in the catalogue` },
    { value: String(GUIDELINE_KEYS.length), text: t`guidelines, criterion by criterion` },
    { value: String(FAMILY_TITLES.length), text: t`food categories` },
    { value: String(ALLERGEN_KEYS.length), text: t`allergens, in six plain states` },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Collaboration() {
  return (
    <Feature
      title={t`Team collaboration`}
      text={t`Sort products into named groups. Share a group by a link, make it public for others to follow, or keep it to yourself until the bid is out.`}
      to="/public-groups"
      link={t`See public groups`}
    >
      <ul className={styles.groups}>
        {EXAMPLE_GROUPS.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </ul>
    </Feature>
  );
}

function Group({ group: { name, access, products, followers } }: { readonly group: ExampleGroup }) {
  return (
    <li>
      <span className="title">{name}</span>
      <span className="soft">{access}</span>
      <span className="muted">
        {countOf(products, t`product`, t`products`)}
        {followers && `, ${countOf(followers, t`follower`, t`followers`)}`}
      </span>
    </li>
  );
}
