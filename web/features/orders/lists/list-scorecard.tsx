import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { buttonClass } from '#web/ui/button-class.ts';
import { Scorecard } from '../scorecard/scorecard.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { ListExportButtons } from './list-export-buttons.tsx';
import { ListFrame } from './list-frame.tsx';
import { useListScorecard } from './list-queries.ts';
import type { ShownList } from './list-ref.ts';
import { OrderFromList } from './order-from-list.tsx';

/** The scorecard of a cart, a wishlist or a group. */
export function ListScorecard({ list }: { readonly list: ShownList }) {
  const query = useListScorecard(list.of);
  return (
    <ListFrame
      list={list}
      query={query}
      part="Scorecard"
      actions={({ scorecard }) => (
        <>
          <Link
            to="/orders/$orderId/$part"
            params={{ orderId: list.of, part: 'print' }}
            className={buttonClass()}
          >
            <Printer size={16} aria-hidden="true" />
            Print
          </Link>
          <ShareButton of={list.of} />
          <ListExportButtons list={list} />
          <OrderFromList list={list} failing={scorecard.failing.lines} />
        </>
      )}
    >
      {({ scorecard }) => <Scorecard card={scorecard} />}
    </ListFrame>
  );
}
