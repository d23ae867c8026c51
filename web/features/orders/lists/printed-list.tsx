import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ScorecardSheet } from '../print/scorecard-sheet.tsx';
import { ListFrame } from './list-frame.tsx';
import { useListScorecard } from './list-queries.ts';
import type { ShownList } from './list-ref.ts';

/** A list's scorecard as it comes out of a printer. */
export function PrintedList({ list }: { readonly list: ShownList }) {
  const query = useListScorecard(list.of);
  return (
    <ListFrame
      list={list}
      query={query}
      part="Scorecard for print"
      hasPrintedHead
      actions={() => (
        <>
          <Link
            to="/orders/$orderId/$part"
            params={{ orderId: list.of, part: 'scorecard' }}
            search
            className={buttonClass()}
          >
            Back
          </Link>
          <Button tone="primary" onClick={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
        </>
      )}
    >
      {({ name, scorecard }) => <ScorecardSheet title={`Scorecard, ${name}`} card={scorecard} />}
    </ListFrame>
  );
}
