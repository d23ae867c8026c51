import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import { fileName } from '#contract/cell.ts';
import type { Order } from '#contract/orders.schema.ts';
import { useAskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { useSession } from '#web/features/session/session.ts';
import { countOf } from '#web/lib/format-count.ts';
import { ExportMenu } from '#web/ui/export-menu.tsx';
import { judgedQuery } from '../judged-query.ts';

/** The order with verdicts and reasons as a file. */
export function OrderExport({ order }: { readonly order: Order }) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const asked = useAskedAnswers();
  return (
    <ExportMenu
      failed={t`The order could not be saved. Try again.`}
      parts={[
        {
          label: countOf(order.lines.length, t`line`, t`lines`),
          save: async (format) => {
            const [{ saveRows }, { exportRows }, judged] = await Promise.all([
              import('#web/lib/save-rows.ts'),
              import('./export-rows.ts'),
              client.fetchQuery(judgedQuery(userId, order, asked)),
            ]);
            return saveRows(
              fileName(order.name, t`order`, format),
              exportRows(order, judged),
              format,
              t`Order`,
            );
          },
        },
      ]}
    />
  );
}
