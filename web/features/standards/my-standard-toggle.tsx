import type { StandardKey } from '#contract/standards.ts';
import { Button } from '#web/ui/button.tsx';
import { getChoice, useSaveChoice } from './my-choice.ts';
import { myStandards, toggleStandard } from './my-standards.ts';

export interface MyStandardToggleProps {
  readonly standard: StandardKey;
  readonly title: string;
}

/** Shows a standard before the others on the pages of products, in this browser. */
export function MyStandardToggle({ standard, title }: MyStandardToggleProps) {
  const save = useSaveChoice();
  const isMine = myStandards.useList().includes(standard);
  return (
    <Button
      tone={isMine ? 'done' : 'plain'}
      size="small"
      aria-pressed={isMine}
      aria-label={`Show first on products: ${title}`}
      onClick={() => {
        const choice = getChoice();
        save({ ...choice, standards: [...toggleStandard(choice.standards, standard)] });
      }}
    >
      {isMine ? 'Shown first on products' : 'Show first on products'}
    </Button>
  );
}
