import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paginationWindow } from '#web/lib/pagination-window.ts';
import styles from './pagination.module.css';

export interface PageLink {
  readonly page: number;
  readonly className: string | undefined;
  /** The link's name where its content is no word. */
  readonly label: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

export interface PaginationProps {
  readonly page: number;
  readonly last: number;
  /** Pages are places, so each is a link. */
  readonly renderLink: (link: PageLink) => ReactNode;
}

/** Nothing where there is nowhere to go. */
export function Pagination({ page, last, renderLink }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <ol className={styles.steps}>
      <li>
        <Neighbour
          to={page - 1}
          exists={page > 1}
          label="Previous page"
          icon={<ChevronLeft size={16} aria-hidden="true" />}
          renderLink={renderLink}
        />
      </li>
      {paginationWindow(page, last).map((step, i) => (
        // A gap has no number; its place in the row tells it from the other gap.
        <li key={step === 'gap' ? `gap-${i === 1 ? 'before' : 'after'}` : step}>
          {step === 'gap' ? (
            <span className={styles.step}>…</span>
          ) : (
            renderLink({
              page: step,
              className: styles.step,
              label: `Page ${step}`,
              isCurrent: step === page,
              children: step,
            })
          )}
        </li>
      ))}
      <li>
        <Neighbour
          to={page + 1}
          exists={page < last}
          label="Next page"
          icon={<ChevronRight size={16} aria-hidden="true" />}
          renderLink={renderLink}
        />
      </li>
    </ol>
  );
}

interface NeighbourProps extends Pick<PaginationProps, 'renderLink'> {
  readonly to: number;
  readonly exists: boolean;
  readonly label: string;
  readonly icon: ReactNode;
}

function Neighbour({ to, exists, label, icon, renderLink }: NeighbourProps) {
  if (exists)
    return renderLink({ page: to, className: styles.step, label, isCurrent: false, children: icon });
  return (
    <span className={styles.step} aria-disabled="true">
      {icon}
    </span>
  );
}
