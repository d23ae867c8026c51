import { t } from 'ttag';
import type { StandardInfo } from '#contract/standards.schema.ts';
import { CERTAINTY_WORDS } from '#web/features/product-facts/certainty-words.ts';
import type { RuleBook } from './rule-books.ts';
import { ShareStrip } from './share-strip.tsx';
import { sharesInWords, sharesOf } from './shares-of.ts';
import { StandardRow } from './standard-row.tsx';
import styles from './standards-page.module.css';

function Answers({ standard }: { readonly standard: StandardInfo }) {
  const [most] = standard.wants;
  if (standard.counts === null) return null;
  return (
    <>
      <ShareStrip shares={sharesOf(standard)} words={sharesInWords(standard)} />
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
