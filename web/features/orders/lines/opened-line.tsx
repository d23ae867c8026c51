import type { OrderLine } from '#contract/orders.schema.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { LinePanelProps } from './line-panel.tsx';
import styles from './order-lines.module.css';

const OPENING = <Skeleton height="8rem" />;
const LinePanel = lazyPart(() => import('./line-panel.tsx'), 'LinePanel', OPENING);
const MergedPanel = lazyPart(() => import('./merged-panel.tsx'), 'MergedPanel', OPENING);

export interface OpenedLineProps extends LinePanelProps {
  /** The lines merged into it, where there are any. */
  readonly parts: readonly OrderLine[] | undefined;
  readonly onSeparate: (line: number) => void;
}

/** Below the row of a line that is open: what it may mean, or the lines merged into it. */
export function OpenedLine({ parts, onSeparate, ...panel }: OpenedLineProps) {
  return (
    <tr className={styles.panel}>
      <td colSpan={9}>
        {parts ? <MergedPanel parts={parts} onSeparate={onSeparate} /> : <LinePanel {...panel} />}
      </td>
    </tr>
  );
}
