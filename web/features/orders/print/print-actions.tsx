import { Printer } from 'lucide-react';
import { t } from 'ttag';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** What can be done with a sheet. @param of an order's id, or the name of a list */
export function PrintActions({ of }: { readonly of: string }) {
  return (
    <>
      <ButtonLink to="/orders/$orderId/$part" params={{ orderId: of, part: 'scorecard' }} search>
        {t`Back`}
      </ButtonLink>
      <Button tone="primary" onClick={() => window.print()}>
        <Printer size={16} aria-hidden="true" />
        {t`Print`}
      </Button>
    </>
  );
}
