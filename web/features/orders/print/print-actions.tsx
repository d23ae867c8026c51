import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { t } from 'ttag';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

/** What can be done with a sheet. @param of an order's id, or the name of a list */
export function PrintActions({ of }: { readonly of: string }) {
  return (
    <>
      <Link
        to="/orders/$orderId/$part"
        params={{ orderId: of, part: 'scorecard' }}
        search
        className={buttonClass()}
      >
        {t`Back`}
      </Link>
      <Button tone="primary" onClick={() => window.print()}>
        <Printer size={16} aria-hidden="true" />
        {t`Print`}
      </Button>
    </>
  );
}
