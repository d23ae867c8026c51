import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Scorecard } from '../scorecard/scorecard.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { ListExport } from './list-export.tsx';
import { ListFrame } from './list-frame.tsx';
import { useListScorecard } from './list-queries.ts';
import type { ShownList } from './list-ref.ts';
import { OrderFromList } from './order-from-list.tsx';

export interface ListScorecardProps {
  readonly list: ShownList;
  /** By which day and places, and the way to others. */
  readonly judgedBy: ReactNode;
}

/** The scorecard of a cart, a wishlist or a group. */
export function ListScorecard({ list, judgedBy }: ListScorecardProps) {
  const query = useListScorecard(list.of);
  return (
    <ListFrame
      list={list}
      query={query}
      part={t`Scorecard`}
      actions={
        <>
          <ButtonLink to="/orders/$orderId/$part" params={{ orderId: list.of, part: 'print' }} search>
            <Printer size={16} aria-hidden="true" />
            {t`Print`}
          </ButtonLink>
          <ShareButton of={list.of} />
          <ListExport of={list.of} />
        </>
      }
    >
      {({ scorecard }) => (
        <>
          {judgedBy}
          <Scorecard card={scorecard} action={<OrderFromList list={list} card={scorecard} />} />
        </>
      )}
    </ListFrame>
  );
}
