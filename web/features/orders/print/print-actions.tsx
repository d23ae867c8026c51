import { Printer } from 'lucide-react';
import { t } from 'ttag';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export interface PrintActionsProps {
  /** An order's id, or the name of a list. */
  readonly of: string;
  /** There is no sheet to print. */
  readonly hasFailed?: boolean;
}

/** What can be done with a sheet. */
export function PrintActions({ of, hasFailed = false }: PrintActionsProps) {
  return (
    <>
      <ButtonLink to="/orders/$orderId/$part" params={{ orderId: of, part: 'scorecard' }} search>
        {t`Back`}
      </ButtonLink>
      {!hasFailed && (
        <Button tone="primary" onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {t`Print`}
        </Button>
      )}
    </>
  );
}
