import type { ReactNode } from 'react';
import { t } from 'ttag';
import { type RuleState, STATE_WORDS } from '#contract/rule-state.ts';
import { StateMark } from '#web/features/marks/state-mark.tsx';
import { keepUnits } from '#web/features/product-facts/verdict-words.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './standards-page.module.css';

export interface StandardRowProps {
  /** Of its page. */
  readonly ruleKey: string;
  readonly title: string;
  /** Shown first on products. */
  readonly isMine?: boolean;
  readonly asks: string;
  /** What the catalogue comes to. */
  readonly counts: ReactNode;
  readonly binds: string;
  readonly state: RuleState;
  /** Its day, in words. */
  readonly since: string;
  readonly source: string | undefined;
  readonly certainty: string | undefined;
}

/** A rule book in a line: what it asks, whom it binds, how it stands and where it is written. */
export function StandardRow(props: StandardRowProps) {
  const { ruleKey: key, title, isMine, asks, counts, binds, state, since, source, certainty } = props;
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          <TextLink to="/standards/$key" params={{ key }}>
            {title}
          </TextLink>
          {isMine && <span className={styles.mine}>{t`yours`}</span>}
        </h3>
        <p>{keepUnits(asks)}</p>
      </div>
      <p>{binds}</p>
      <StateOn state={state} since={since} />
      <p className={styles.source}>
        {source}
        {certainty !== undefined && <span className={styles.small}>{certainty}</span>}
      </p>
      <div className={styles.counts}>{counts}</div>
    </li>
  );
}

/** "In force, since 1 Jul 2014", with its mark. */
export function StateOn({ state, since }: Pick<StandardRowProps, 'state' | 'since'>) {
  return (
    <p className={styles.state} data-state={state}>
      <StateMark state={state} />
      <span>
        {STATE_WORDS[state]}
        {since !== '' && <span className={styles.small}>{since}</span>}
      </span>
    </p>
  );
}
