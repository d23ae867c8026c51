import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import { paginationWindow } from '#web/lib/pagination-window.ts';
import { useOptimisticChoice } from '#web/lib/use-optimistic-choice.ts';
import { AppLink } from './app-link.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly page: number;
  readonly last: number;
  /** Pages are places, so each is a link. */
  readonly hrefOf: (page: number) => string;
  readonly onGo: (page: number) => void;
  /** The pointer or the focus is on a page's link. */
  readonly onApproach?: ((page: number) => void) | undefined;
}

/**
 * Nothing where there is nowhere to go. A press marks its page at once; which pages are offered changes with the list,
 * so that the press has little to draw and no link moves from under the pointer.
 */
export function Pagination({ page: at, last, hrefOf, onGo, onApproach }: PaginationProps) {
  const [page, go] = useOptimisticChoice(at, onGo);
  if (last <= 1) return null;
  const linkTo = (to: number, label: string, children: ReactNode) => (
    <AppLink
      href={hrefOf(to)}
      onPress={() => go(to)}
      onPointerEnter={() => onApproach?.(to)}
      onFocus={() => onApproach?.(to)}
      className={styles.step}
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
    >
      {children}
    </AppLink>
  );
  const neighbour = (to: number, label: string, icon: ReactNode) =>
    to >= 1 && to <= last ? (
      linkTo(to, label, icon)
    ) : (
      <span className={styles.step} aria-disabled="true">
        {icon}
      </span>
    );
  return (
    <ol className={styles.steps}>
      <li>{neighbour(page - 1, t`Previous page`, <ChevronLeft size={16} aria-hidden="true" />)}</li>
      {paginationWindow(at, last).map((step, i) => (
        // A gap has no number; its place in the row tells it from the other gap.
        <li key={step === 'gap' ? `gap-${i === 1 ? 'before' : 'after'}` : step}>
          {step === 'gap' ? <span className={styles.step}>…</span> : linkTo(step, t`Page ${step}`, step)}
        </li>
      ))}
      <li>{neighbour(page + 1, t`Next page`, <ChevronRight size={16} aria-hidden="true" />)}</li>
    </ol>
  );
}
