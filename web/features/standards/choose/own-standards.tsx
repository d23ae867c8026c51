import { X } from 'lucide-react';
import { STANDARD_TITLES } from '#contract/standard-names.ts';
import type { StandardKey } from '#contract/standards.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './choose-dialog.module.css';

export interface OwnStandardsProps {
  readonly standards: StandardKey[];
  readonly onChange: (standards: StandardKey[]) => void;
}

/** The chosen standards in the order in which they are shown. */
export function OwnStandards({ standards, onChange }: OwnStandardsProps) {
  if (standards.length === 0)
    return (
      <p className="soft">
        Smart Snack, Good Choice and Philly are always shown. Add others to see them first.
      </p>
    );
  const moveUp = (key: StandardKey) => {
    const at = standards.indexOf(key);
    const others = standards.filter((one) => one !== key);
    onChange(others.toSpliced(at - 1, 0, key));
  };
  return (
    <ol className={styles.own}>
      {standards.map((key, at) => (
        <li key={key}>
          <span className="muted">{at + 1}</span>
          <span>{STANDARD_TITLES[key]}</span>
          {at > 0 && (
            <Button size="small" aria-label={`Move up: ${STANDARD_TITLES[key]}`} onClick={() => moveUp(key)}>
              Move up
            </Button>
          )}
          <IconButton
            label={`Remove ${STANDARD_TITLES[key]}`}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => onChange(standards.filter((one) => one !== key))}
          />
        </li>
      ))}
    </ol>
  );
}
