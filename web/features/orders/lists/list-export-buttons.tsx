import { useQueryClient } from '@tanstack/react-query';
import { useAskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { useSession } from '#web/features/session/session.ts';
import { SaveButtons } from '../take-away/save-buttons.tsx';
import { fetchListLines } from './list-queries.ts';
import type { ShownList } from './list-ref.ts';

/** The list as an order sheet, with cases, verdicts and reasons. */
export function ListExportButtons({ list }: { readonly list: ShownList }) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const asked = useAskedAnswers();
  return (
    <SaveButtons
      failed="The list could not be saved. Try again."
      save={async (format) => {
        const [{ saveRows }, { listRows }, lines] = await Promise.all([
          import('../take-away/save-order.ts'),
          import('./list-rows.ts'),
          fetchListLines(client, userId, list.of, asked),
        ]);
        return saveRows(lines.name, listRows(lines, asked), format);
      }}
    />
  );
}
