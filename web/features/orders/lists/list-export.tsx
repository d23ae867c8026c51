import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import { fileName } from '#contract/cell.ts';
import { useAskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { useSession } from '#web/features/session/session.ts';
import { ExportMenu } from '#web/ui/export-menu.tsx';
import { fetchListLines } from './list-queries.ts';

export interface ListExportProps {
  /** `cart`, `wishlist` or `group-` and its id. */
  readonly of: string;
  readonly size?: 'small';
}

/** The list as an order sheet, with cases, verdicts and reasons. */
export function ListExport({ of, size }: ListExportProps) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const asked = useAskedAnswers();
  return (
    <ExportMenu
      failed={t`The list could not be saved. Try again.`}
      {...(size && { size })}
      parts={[
        {
          label: t`Order sheet`,
          save: async (format) => {
            const [{ saveRows }, { listRows }, lines] = await Promise.all([
              import('#web/lib/save-rows.ts'),
              import('./list-rows.ts'),
              fetchListLines(client, userId, of, asked),
            ]);
            return saveRows(fileName(lines.name, t`list`, format), listRows(lines, asked), format, t`Order`);
          },
        },
      ]}
    />
  );
}
