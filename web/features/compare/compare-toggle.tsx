import { Check, Scale } from 'lucide-react';
import { t } from 'ttag';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { COMPARE_LIMIT_TEXT, toggleChosen } from './chosen.ts';
import { getChosen, setChosen, useChosen } from './chosen-store.ts';
import styles from './compare-toggle.module.css';

export interface CompareToggleProps {
  readonly gtin: string;
  readonly productName: string;
  /** In words; without, the mark alone. */
  readonly inWords?: boolean;
  readonly tabIndex?: number | undefined;
}

/** Takes a product into the comparison and out of it. A fifth is refused, in the specification's words. */
export function CompareToggle({ gtin, productName, inWords = false, tabIndex }: CompareToggleProps) {
  const isChosen = useChosen().includes(gtin);
  const toggle = () => toggleCompared(gtin);
  if (inWords) {
    return (
      <Button
        tone={isChosen ? 'done' : 'plain'}
        size="small"
        aria-label={t`Compare: ${productName}`}
        aria-pressed={isChosen}
        onClick={toggle}
      >
        {isChosen ? <Check size={16} aria-hidden="true" /> : <Scale size={16} aria-hidden="true" />}
        {t`Compare`}
      </Button>
    );
  }
  return (
    <IconButton
      label={t`Compare: ${productName}`}
      title={t`Compare`}
      aria-pressed={isChosen}
      icon={<Scale size={20} aria-hidden="true" />}
      className={styles.toggle}
      tabIndex={tabIndex}
      onClick={toggle}
    />
  );
}

/** Takes a product into the comparison or out of it. A fifth is refused, in the specification's words. */
export function toggleCompared(gtin: string): void {
  const change = toggleChosen(getChosen(), gtin);
  if (change.ok) setChosen(change.gtins);
  else toast.error(COMPARE_LIMIT_TEXT);
}
