import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { OrderLine } from '#contract/orders.schema.ts';
import { useSession } from '#web/features/session/session.ts';
import { toast } from '#web/ui/toast.ts';

/** Says what was chosen, and offers to make the lines as they were before it. */
export function useUndoChoice(orderId: string) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  return (before: readonly OrderLine[], said: string): void => {
    const undo = async () => {
      const { restoreLines } = await import('./restore-lines.ts');
      if (await restoreLines(client, userId, orderId, before)) toast.info(t`The lines are as before.`);
    };
    toast.info(said, { label: t`Undo`, run: () => void undo() });
  };
}
