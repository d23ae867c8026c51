import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { Product } from '#contract/product.schema.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { UNKNOWN_VERDICTS } from '#web/features/product-facts/product-labels.ts';
import { productOnDay } from '#web/features/product-facts/product-queries.ts';

/**
 * A product in full, with the verdicts of the chosen day. What a list knows of it shows at once, and stays without an error
 * where the details fail. Another day's verdicts are unknown until they are there.
 */
export function useProduct(gtin: string, fromList?: Product) {
  const { day } = useDayAndPlaces();
  const { data, error, refetch, isFetching } = useQuery({
    ...productOnDay(gtin, day),
    placeholderData: (known) => (known?.gtin === gtin ? { ...known, verdicts: UNKNOWN_VERDICTS } : undefined),
  });
  const product = data ?? fromList;
  return { product, error: product ? null : error, refetch, isFetching };
}

/** Says by which day's rules verdicts are shown; nothing where none is chosen. */
export function DayNote() {
  const { day } = useDayAndPlaces();
  if (day === undefined) return null;
  return <p className="small muted">{t`By the rules of ${dateText(day)}`}</p>;
}
