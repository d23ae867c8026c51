import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { type ScorePart, writePart } from '#contract/score-parts.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './to-lines.module.css';

/** The order whose lines a scorecard leads to; undefined: what is printed, shared or of another list leads nowhere. */
export const OrderOfLines = createContext<string | undefined>(undefined);

export interface ToLinesProps {
  readonly to: ScorePart | 'unmatched' | 'aside';
  /** Of a number, which alone does not say what it counts. */
  readonly label?: string;
  /** None of them: only the text. */
  readonly lines: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The way to exactly the lines that are counted, judged by the same day and places. */
export function ToLines({ to, label, lines, className, children }: ToLinesProps) {
  const orderId = use(OrderOfLines);
  if (orderId === undefined || lines === 0) return children;
  const view = typeof to === 'string' ? { show: to } : { part: writePart(to) };
  return (
    <Link
      to="/orders/$orderId"
      params={{ orderId }}
      // Read by the page itself: only routes that every page loads declare theirs.
      search={((now: object) => ({ ...now, ...view })) as never}
      aria-label={label}
      className={classNames(styles.link, label !== undefined && styles.number, className)}
    >
      {children}
    </Link>
  );
}
