import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import { buttonClass } from '#web/ui/button-class.ts';
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
      actions={({ scorecard }) => (
        <>
          <Link
            to="/orders/$orderId/$part"
            params={{ orderId: list.of, part: 'print' }}
            search
            className={buttonClass()}
          >
            <Printer size={16} aria-hidden="true" />
            {t`Print`}
          </Link>
          <ShareButton of={list.of} />
          <ListExport of={list.of} />
          <OrderFromList list={list} card={scorecard} />
        </>
      )}
    >
      {({ scorecard }) => (
        <>
          {judgedBy}
          <Scorecard card={scorecard} />
        </>
      )}
    </ListFrame>
  );
}
