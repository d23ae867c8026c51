import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '#contract/orders.schema.ts';
import { useAskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { useSession } from '#web/features/session/session.ts';
import { judgedQuery } from '../judged-query.ts';
import { SaveButtons } from './save-buttons.tsx';

/** The order with verdicts and reasons as a file. */
export function ExportButtons({ order }: { readonly order: Order }) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const asked = useAskedAnswers();
  return (
    <SaveButtons
      failed="The order could not be saved. Try again."
      save={async (format) => {
        const [{ saveOrder }, judged] = await Promise.all([
          import('./save-order.ts'),
          client.fetchQuery(judgedQuery(userId, order, asked)),
        ]);
        return saveOrder(order, judged, format);
      }}
    />
  );
}
