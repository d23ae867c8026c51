import { c, jt, t } from 'ttag';
import type { ProductSearch } from '#web/features/product-search/product-search.ts';
import { useSession } from '#web/features/session/session.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { ExportMenu, type ExportPart } from '#web/ui/export-menu.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export interface SearchExportProps {
  readonly search: ProductSearch;
  readonly total: number;
  /** Nutrients to write, as the call takes them; all where absent. */
  readonly figures?: readonly string[];
  /** What else of the page can be saved, without an account too. */
  readonly parts?: readonly ExportPart[];
}

/** The whole search as a file, not its page alone. */
export function SearchExport({ search, total, figures, parts = [] }: SearchExportProps) {
  const { user } = useSession();
  const all: ExportPart = {
    label: total === 1 ? t`The product found` : t`All ${formatCount(total)} products`,
    save: async (format) => (await import('./save-search.ts')).saveSearch(search, format, figures),
  };
  return (
    <ExportMenu
      size="small"
      failed={t`The products could not be saved. Try again.`}
      parts={user ? [...parts, all] : parts}
      note={
        !user && (
          <p className="soft">
            {jt`${(
              <TextLink key="login" to="/login">
                {c('before what it is for').t`Log in`}
              </TextLink>
            )} to export the whole search.`}
          </p>
        )
      }
    />
  );
}
