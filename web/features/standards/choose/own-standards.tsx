import { X } from 'lucide-react';
import { t } from 'ttag';
import { type RuleKey, titleOf } from '#contract/all-standards.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './choose-dialog.module.css';

export interface OwnStandardsProps {
  /** One at least. */
  readonly standards: readonly RuleKey[];
  readonly onChange: (standards: readonly RuleKey[]) => void;
}

/** The chosen standards and laws in the order in which they are shown. */
export function OwnStandards({ standards, onChange }: OwnStandardsProps) {
  const moveUp = (key: RuleKey) => {
    const at = standards.indexOf(key);
    const others = standards.filter((one) => one !== key);
    onChange(others.toSpliced(at - 1, 0, key));
  };
  return (
    <ol className={styles.own}>
      {standards.map((key, at) => (
        <li key={key}>
          <span className="muted">{at + 1}</span>
          <span>{titleOf(key)}</span>
          {at > 0 && (
            <Button size="small" aria-label={t`Move up: ${titleOf(key)}`} onClick={() => moveUp(key)}>
              {t`Move up`}
            </Button>
          )}
          <IconButton
            label={t`Remove ${titleOf(key)}`}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => onChange(standards.filter((one) => one !== key))}
          />
        </li>
      ))}
    </ol>
  );
}
