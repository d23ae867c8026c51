import { t } from 'ttag';
import type { OrderLine } from '#contract/orders.schema.ts';
import { Button } from '#web/ui/button.tsx';
import { Quantity } from './line-amounts.tsx';
import styles from './line-panel.module.css';

export interface MergedPanelProps {
  readonly parts: readonly OrderLine[];
  readonly onSeparate: (line: number) => void;
}

/** What is merged into a line, each with its way out. */
export function MergedPanel({ parts, onSeparate }: MergedPanelProps) {
  return (
    <ul className={styles.merged} aria-label={t`Lines merged into this line`}>
      {parts.map((part) => (
        <li key={part.line}>
          <span>{t`Line ${part.line}`}</span>
          <span>{part.name || part.code}</span>
          <span className="number">
            <Quantity line={part} />
          </span>
          <Button
            size="small"
            onClick={() => onSeparate(part.line)}
            aria-label={t`Separate line ${part.line}`}
          >
            {t`Separate`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
