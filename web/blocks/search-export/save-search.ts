import type { ExportFormat } from '#contract/cell.ts';
import type { RequestOf } from '#contract/contracts.ts';
import { myStandards, standardsFirst } from '#web/features/product-facts/my-standards.ts';
import { askedBy } from '#web/features/product-facts/product-answers.ts';
import { toListQuery } from '#web/features/product-search/product-list-query.ts';
import type { ProductSearch } from '#web/features/product-search/product-search.ts';
import { askAsUser } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { callForFile } from '#web/lib/call-file.ts';
import { downloadFile } from '#web/lib/download-file.ts';

/** Every product of a search as a file, judged as the screen judges; `figures` as the call takes them. Answers the file's name. */
export async function saveSearch(
  search: ProductSearch,
  format: ExportFormat,
  figures: readonly string[] = [],
): Promise<string> {
  const { facets: _facets, limit: _limit, offset: _offset, ...filters } = toListQuery(search);
  const { on, standards, laws, hasLaws } = askedBy(search, standardsFirst(myStandards.get()));
  const query: RequestOf<'GET /api/exports/search'>['query'] = {
    ...filters,
    ...on,
    format,
    with_standard: [...standards],
    with_law: [...laws],
    with_laws: String(hasLaws) as 'true' | 'false',
    figure: [...figures],
  };
  const { name, content } = unwrap(
    await askAsUser((token) => callForFile('/api/exports/search', query, token)),
  );
  downloadFile(name, content.type, content);
  return name;
}
