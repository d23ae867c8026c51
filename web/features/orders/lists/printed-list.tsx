import { t } from 'ttag';
import { PrintActions } from '../print/print-actions.tsx';
import { ScorecardSheet } from '../print/scorecard-sheet.tsx';
import { SheetNotes } from '../print/sheet-notes.tsx';
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
      part={t`Scorecard for print`}
      hasPrintedHead
      actions={<PrintActions of={list.of} />}
    >
      {({ name, scorecard }) => (
        <ScorecardSheet title={t`Scorecard, ${name}`} card={scorecard} notes={<SheetNotes of={list.of} />} />
      )}
    </ListFrame>
  );
}
