import type { UseQueryResult } from '@tanstack/react-query';
import { t } from 'ttag';
import type { ProductPage } from '#contract/products.schema.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { leftOutWords } from './left-out-text.ts';
import type { ProductSearch } from './product-search.ts';

/** Long enough for the list to settle between keystrokes and ticked boxes. */
const SETTLE_MS = 500;

export interface AnnouncementProps {
  readonly list: UseQueryResult<ProductPage>;
  readonly search: ProductSearch;
}

/** Says the outcome to who does not see the list. A failure says itself. */
export function Announcement({ list, search }: AnnouncementProps) {
  const text = useDebouncedValue(announce(list, search), SETTLE_MS);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

function announce(
  { data, isPlaceholderData, isError }: UseQueryResult<ProductPage>,
  search: ProductSearch,
): string {
  if (isError) return '';
  if (!data || isPlaceholderData) return t`Loading products`;
  if (data.total === 0) return t`No products found`;
  const count = countOf(data.total, t`product`, t`products`);
  const found = search.page ? t`${count} found, page ${formatCount(search.page)}` : t`${count} found`;
  return `${found}${readingOf(data)}`;
}

/** How the term was read, where that is not what it says. */
function readingOf({ left_out, understood }: ProductPage): string {
  const filters = understood.map(({ label }) => label).join(', ');
  return [
    filters && t`. Understood as ${filters}`,
    left_out && t`. No product has all of these words in its name. Without ${leftOutWords(left_out)}`,
  ]
    .filter(Boolean)
    .join('');
}
