import { t } from 'ttag';
import type { Match } from '#contract/orders.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from './account-bar.module.css';
import { MatchMark } from './match-mark.tsx';
import type { Totals } from './reading/send-lines.ts';

/** Parts of the file, and lines of several parts that ask for something. */
export type LineFilter = Match | 'all' | 'aside' | 'unmatched' | 'choose' | 'check' | 'repeated';

type Part = Match | 'aside';

const PARTS: readonly { readonly match: Part; readonly word: string; readonly sign: string }[] = [
  { match: 'code', word: t`by code`, sign: '=' },
  { match: 'name', word: t`by name`, sign: '+' },
  { match: 'absent', word: t`not in catalogue`, sign: '+' },
  { match: 'problem', word: t`problems`, sign: '+' },
  { match: 'aside', word: t`set aside`, sign: '+' },
];

export interface AccountBarProps {
  readonly totals: Totals;
  /** Under each part, such as how many wait for a choice. */
  readonly notes?: Readonly<Partial<Record<LineFilter, string>>>;
  readonly filter?: LineFilter;
  /** With it the parts are the filter of the lines, too. */
  readonly onFilter?: (filter: LineFilter) => void;
}

/** The lines of the file accounted for, as a sum: it always adds up. */
export function AccountBar({ totals, notes = {}, filter, onFilter }: AccountBarProps) {
  const part = (key: Part | 'all', count: number, word: string) => {
    const content = (
      <>
        <b>{formatCount(count)}</b>
        <span className={styles.word}>
          {key !== 'all' && <MatchMark state={key} size={14} />}
          {word}
        </span>
        {notes[key] && <small>{notes[key]}</small>}
      </>
    );
    return onFilter ? (
      <button
        type="button"
        className={styles.part}
        aria-pressed={filter === key}
        onClick={() => onFilter(key)}
      >
        {content}
      </button>
    ) : (
      <div className={styles.part}>{content}</div>
    );
  };
  return (
    <>
      <ul className={styles.account} data-aside={totals.aside > 0} aria-label={t`Lines by result`}>
        <li>{part('all', totals.lines, totals.lines === 1 ? t`line` : t`lines`)}</li>
        {PARTS.filter(({ match }) => match !== 'aside' || totals.aside > 0).map(({ match, word, sign }) => (
          <li key={match} data-sign={sign}>
            {part(match, totals[match], word)}
          </li>
        ))}
      </ul>
      <MatchStrip totals={totals} />
    </>
  );
}

/** A part that is there is never too thin to be seen. */
const THINNEST = 0.014;

function MatchStrip({ totals }: { readonly totals: Totals }) {
  if (totals.lines === 0) return null;
  const shares = PARTS.map(({ match }) =>
    totals[match] === 0 ? 0 : Math.max(THINNEST, totals[match] / totals.lines),
  );
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let start = 0;
  return (
    <svg className={styles.strip} width="100%" height="8" aria-hidden="true">
      <defs>
        {(['ink', 'amber'] as const).map((color) => (
          <pattern
            key={color}
            id={`hatch-${color}`}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${color === 'ink' ? 45 : -45})`}
          >
            <path d="M2 0v4" stroke={`var(--${color})`} strokeWidth="1.25" />
          </pattern>
        ))}
      </defs>
      {PARTS.map(({ match }, i) => {
        const width = (shares[i] ?? 0) / whole;
        const x = start;
        start += width;
        return width === 0 ? null : (
          <rect
            key={match}
            className={styles[match]}
            x={`${100 * x}%`}
            width={`${100 * width}%`}
            height="8"
          />
        );
      })}
    </svg>
  );
}
