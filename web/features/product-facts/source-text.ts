import { t } from 'ttag';
import { dayText } from '#contract/date-text.ts';
import type { Product } from '#contract/product.schema.ts';
import type { Source } from '#contract/product.ts';

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  fdc: 'USDA FoodData Central',
  off: 'Open Food Facts',
  gdsn: t`the GDSN data pool`,
  prices: t`a price list`,
  demo: t`the demo catalogue`,
};

/** `From Open Food Facts, imported 21 Nov 2026`; one line a source, in the order of trust. */
export function sourceLines(sources: Product['sources']): string[] {
  return sources.map(({ source, imported_at }) => {
    const date = new Date(imported_at);
    const when = Number.isNaN(date.getTime()) ? t`on a day not known` : dayText(date);
    return t`From ${SOURCE_NAMES[source]}, imported ${when}`;
  });
}
