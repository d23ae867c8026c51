import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { LAW_FOODS, LAW_PLACES } from '#contract/ingredient-laws.ts';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { namedBy } from '#web/features/standards/named-by.ts';
import { countOf } from '#web/lib/format-count.ts';
import { asksText } from './law-text.ts';
import type { Law } from './rule-books.ts';
import { ShareStrip } from './share-strip.tsx';
import { StandardRow } from './standard-row.tsx';
import styles from './standards-page.module.css';

export interface LawLineProps {
  readonly law: Law;
  /** Its day, in words. */
  readonly since: string;
  /** Shown first on products. */
  readonly isMine: boolean;
}

export function LawLine({ law, since, isMine }: LawLineProps) {
  return (
    <StandardRow
      ruleKey={law.key}
      title={law.title}
      isMine={isMine}
      asks={asksText(law)}
      counts={<Named law={law} />}
      binds={`${LAW_PLACES[law.place]}, ${LAW_FOODS[law.food]}`}
      state={law.status}
      since={since}
      source={law.citation}
      certainty={CERTAINTY_WORDS[law.certainty]}
    />
  );
}

/** How many labels name what a law forbids. What it binds decides which of them it touches. */
function Named({ law }: { readonly law: Law }) {
  if (law.counts === null) return null;
  return (
    <>
      <ShareStrip
        shares={[
          { filling: 'pass', word: t`not named`, count: law.counts.not_named },
          { filling: 'may_contain', word: t`named`, count: law.counts.named },
          { filling: 'unknown', word: t`cannot be told`, count: law.counts.unknown },
        ]}
      />
      <NamedLink law={law} />
      {law.wants[0] && <p className={styles.small}>{t`Lacking most often: ${law.wants[0].name}`}</p>}
    </>
  );
}

/** To the products that it names, where it is in force or to come. */
export function NamedLink({ law }: { readonly law: Law }) {
  const { day } = useDayAndPlaces();
  const answer = namedBy(law);
  if (answer === undefined || law.counts === null) return null;
  return (
    <Link
      to="/products"
      search={{ day, law: [law.key], ingredient_laws: answer }}
      className={`link ${styles.small}`}
    >
      {t`${countOf(law.counts.named, t`product`, t`products`)} named`}
    </Link>
  );
}
