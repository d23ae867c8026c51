import { t } from 'ttag';
import type { StandardInfo } from '#contract/standards.schema.ts';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import type { RuleBook } from './rule-books.ts';
import { type Share, ShareStrip } from './share-strip.tsx';
import { StandardRow } from './standard-row.tsx';
import styles from './standards-page.module.css';

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
  const known = told.length > 2 ? [{ filling: 'alone' as const, word: t`rated`, count: rated }] : told;
  return [...known, { filling: 'unknown', word: t`cannot be told`, count: countOfKey('unknown') }];
}

function Answers({ standard }: { readonly standard: StandardInfo }) {
  const [most] = standard.wants;
  if (standard.counts === null) return null;
  return (
    <>
      <ShareStrip shares={sharesOf(standard)} />
      {most && <p className={styles.small}>{t`Lacking most often: ${most.name}`}</p>}
    </>
  );
}

export interface StandardLineProps extends Pick<RuleBook, 'state' | 'from' | 'since'> {
  readonly standard: StandardInfo;
  /** Shown first on products. */
  readonly isMine: boolean;
}

export function StandardLine({ standard, isMine, state, from, since }: StandardLineProps) {
  const { key, title, asks, binds, versions } = standard;
  const version = versions.find((each) => each.from === from);
  return (
    <StandardRow
      ruleKey={key}
      title={title}
      isMine={isMine}
      asks={asks}
      counts={<Answers standard={standard} />}
      binds={binds}
      state={state}
      since={since}
      source={version?.source}
      certainty={version && CERTAINTY_WORDS[version.certainty]}
    />
  );
}
