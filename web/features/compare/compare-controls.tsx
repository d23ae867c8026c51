import { Link2 } from 'lucide-react';
import { c, t } from 'ttag';
import { useOptimisticChoice } from '#web/lib/use-optimistic-choice.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './compare-controls.module.css';
import { BASES, type CompareSearch, type Relative } from './compare-search.ts';
import { BASIS_NAMES } from './model/nutrient-figure.ts';

export interface CompareControlsProps {
  readonly search: CompareSearch;
  readonly onChange: (next: CompareSearch) => void;
  /** One product alone differs from nothing. */
  readonly canDiffer: boolean;
}

const RELATIVE_NAMES: readonly { readonly value: Relative; readonly label: string }[] = [
  { value: 'none', label: c('differences').t`none` },
  { value: 'first', label: t`from the first` },
  { value: 'best', label: t`from the best` },
];

/** What the table shows; all of it is kept in the address. */
export function CompareControls({ search: now, onChange, canDiffer }: CompareControlsProps) {
  const [search, show] = useOptimisticChoice(now, onChange);
  const change = (changes: Partial<CompareSearch>) => show({ ...search, ...changes });
  return (
    <div className={styles.controls}>
      <SegmentedControl
        label={t`Nutrition amounts`}
        value={search.basis ?? 'serving'}
        segments={BASES.map((value) => ({ value, label: t`Per ${BASIS_NAMES[value]}` }))}
        onChange={(basis) => change({ basis })}
      />
      {canDiffer && (
        <>
          <Select
            name={t`Differences`}
            value={search.relative ?? 'none'}
            options={RELATIVE_NAMES}
            onChange={(relative) => change({ relative })}
          />
          <Checkbox
            checked={search.differences === 'only'}
            label={t`Only rows that differ`}
            onChange={(isOn) => change({ differences: isOn ? 'only' : undefined })}
          />
        </>
      )}
    </div>
  );
}

const COPIED = t`Link copied. Anyone can open this comparison with it.`;
const NOT_COPIED = t`The browser does not let this page copy. Copy the address from its bar.`;

/** The address holds the whole comparison, so that sending it is enough. */
export function CopyLinkButton() {
  return (
    <Button size="small" onClick={() => void copyText(window.location.href, COPIED, NOT_COPIED)}>
      <Link2 size={16} aria-hidden="true" />
      {t`Copy link`}
    </Button>
  );
}
