import { t } from 'ttag';
import type { Order } from '#contract/orders.schema.ts';
import type { LinesOfPart } from '#contract/score-parts.schema.ts';
import { readPart } from '#contract/score-parts.ts';
import { useAskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { useOwnQuery } from '#web/features/session/use-own-query.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { useLinesView } from './lines-view.ts';
import { OrderLines } from './order-lines.tsx';
import styles from './part-lines.module.css';
import { partWords } from './part-words.ts';

/** The lines that the scorecard counts in a part of it, by the day and places of the address. */
export function PartLines({ order, part }: { readonly order: Order; readonly part: string }) {
  const { change } = useLinesView();
  const known = readPart(part);
  const query = usePart(order.id, part);
  if (!known) return <OrderLines order={order} />;
  return (
    <>
      <div className={styles.part}>
        <h2 className="title">{partWords(known, query.data?.name)}</h2>
        <Button size="small" onClick={() => change({ part: '' })}>
          {t`Show all lines`}
        </Button>
      </div>
      <Fetched query={query} failure={t`The lines could not be loaded.`} waiting={<SkeletonRows count={8} />}>
        {({ lines }) => <OrderLines order={order} only={lines} />}
      </Fetched>
    </>
  );
}

function usePart(orderId: string, part: string) {
  const asked = useAskedAnswers();
  return useOwnQuery(
    (userId) => ['user', userId, 'order', orderId, 'part', part, asked],
    'GET /api/orders/{id}/scorecard/lines',
    { params: { id: orderId }, query: { ...asked, part } },
    { staleTime: 0, select: withNumbers },
  );
}

const withNumbers = ({ lines, name }: LinesOfPart) => ({ lines: new Set(lines), name });
