import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#contract/orders.schema.ts';
import { useSession } from '#web/features/session/session.ts';
import { errorText } from '#web/lib/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { judgedQuery } from '../judged-query.ts';
import type { ExportFormat } from './save-order.ts';

/** The order with verdicts and reasons as a file. */
export function ExportButtons({ order }: { readonly order: Order }) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const [busy, setBusy] = useState<ExportFormat>();
  const save = async (format: ExportFormat) => {
    setBusy(format);
    try {
      const [{ saveOrder }, judged] = await Promise.all([
        import('./save-order.ts'),
        client.fetchQuery(judgedQuery(userId, order)),
      ]);
      toast.success(`Saved as ${await saveOrder(order, judged, format)}.`);
    } catch (error) {
      toast.error(errorText(error, 'The order could not be saved. Try again.'));
    }
    setBusy(undefined);
  };
  return (
    <>
      <Button busy={busy === 'csv'} onClick={() => void save('csv')}>
        <Download size={16} aria-hidden="true" />
        CSV
      </Button>
      <Button busy={busy === 'xlsx'} onClick={() => void save('xlsx')}>
        <Download size={16} aria-hidden="true" />
        XLSX
      </Button>
    </>
  );
}
