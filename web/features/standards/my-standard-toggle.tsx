import { Check } from 'lucide-react';
import { t } from 'ttag';
import type { RuleKey } from '#contract/all-standards.ts';
import { standardsFirst, toggleStandard } from '#web/features/product-facts/my-standards.ts';
import { Button } from '#web/ui/button.tsx';
import { useChoice, useSaveChoice } from './my-choice.ts';

export interface MyStandardToggleProps {
  readonly standard: RuleKey;
  readonly title: string;
}

/** Shows a standard or law before the others on the pages of products, wherever the choice holds. */
export function MyStandardToggle({ standard, title }: MyStandardToggleProps) {
  const save = useSaveChoice();
  const choice = useChoice();
  const isMine = standardsFirst(choice.standards).includes(standard);
  return (
    <Button
      tone={isMine ? 'done' : 'plain'}
      size="small"
      aria-pressed={isMine}
      aria-label={t`Show first on products: ${title}`}
      onClick={() => save({ ...choice, standards: [...toggleStandard(choice.standards, standard)] })}
    >
      {isMine && <Check size={16} aria-hidden="true" />}
      {t`Show first on products`}
    </Button>
  );
}
