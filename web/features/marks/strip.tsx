import { classNames } from '#web/lib/class-names.ts';
import { KeyList } from './key-list.tsx';
import styles from './strip.module.css';

/** Shape before color: passing is solid, failing hatched, what cannot be told a broken outline. */
export type Filling =
  | 'pass'
  | 'fail'
  | 'unknown'
  | 'contains'
  | 'named'
  | 'conflict'
  | 'may_contain'
  | 'free_from'
  | 'not_declared'
  | 'alone'
  | 'grade_1'
  | 'grade_2'
  | 'grade_3'
  | 'grade_4'
  | 'grade_5'
  | 'all';

/** The hatchings that fillings are made of: once on a page that draws them. */
export function FillingPatterns() {
  return (
    <svg width="0" height="0" className={styles.patterns} aria-hidden="true">
      <defs>
        <Hatching id="fill-fail" color="tomato" angle={45} />
        <Hatching id="fill-caution" color="amber" angle={-45} />
        <pattern id="fill-named" {...TILE} patternTransform="rotate(45)">
          <path d="M2 0v4M0 2h4" stroke="var(--ink)" strokeWidth="1" />
        </pattern>
      </defs>
    </svg>
  );
}

const TILE = { width: 4, height: 4, patternUnits: 'userSpaceOnUse' } as const;

interface HatchingProps {
  readonly id: string;
  readonly color: 'tomato' | 'amber';
  readonly angle: number;
}

function Hatching({ id, color, angle }: HatchingProps) {
  return (
    <pattern id={id} {...TILE} patternTransform={`rotate(${angle})`}>
      <path d="M2 0v4" stroke={`var(--${color})`} strokeWidth="1.25" />
    </pattern>
  );
}

export interface StripProps {
  readonly parts: readonly { readonly filling: Filling; readonly value: number }[];
  /** What the strip says; without it the numbers are next to the strip. */
  readonly label?: string;
}

/** A part that exists is never too thin to be seen. */
const THINNEST = 0.014;

/** Parts of a whole beside each other. */
export function Strip({ parts, label }: StripProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const shares = parts.map(({ value }) => (value === 0 ? 0 : Math.max(THINNEST, value / whole)));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let end = 0;
  return (
    <svg
      className={styles.strip}
      width="100%"
      height="10"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {whole === 0 && <rect className={styles.nothing} width="100%" height="100%" />}
      {parts.map(({ filling }, i) => {
        const width = (100 * (shares[i] ?? 0)) / total;
        if (!(width > 0)) return null;
        const start = end;
        end += width;
        return (
          <g key={filling}>
            <rect className={styles[filling]} x={`${start}%`} width={`${width}%`} height="100%" />
            {start > 0 && (
              <line className={styles.cut} x1={`${start}%`} x2={`${start}%`} y1="-10%" y2="110%" />
            )}
          </g>
        );
      })}
    </svg>
  );
}

export interface FillingKeysProps {
  readonly keys: readonly { readonly filling: Filling; readonly word: string }[];
}

/** What the fillings mean. */
export function FillingKeys({ keys }: FillingKeysProps) {
  return (
    <KeyList
      keys={keys.map(({ filling, word }) => ({
        mark: (
          <svg className={styles.key} aria-hidden="true">
            <rect className={styles[filling]} x=".5" y=".5" width="94%" height="90%" />
          </svg>
        ),
        word,
      }))}
    />
  );
}

export interface BarProps {
  /** Of the longest bar. */
  readonly share: number;
  /** The solid part, of the bar's own length. */
  readonly solid: number;
}

/** One bar of a ranking, with a solid part in it. */
export function Bar({ share, solid }: BarProps) {
  return (
    <svg className={classNames(styles.strip, styles.bar)} width="100%" height="10" aria-hidden="true">
      <rect className={styles.all} x=".5" y=".5" width={`${99 * share}%`} height="90%" />
      <rect className={styles.alone} width={`${99 * share * solid}%`} height="100%" />
    </svg>
  );
}
