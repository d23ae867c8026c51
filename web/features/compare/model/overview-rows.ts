import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { fullWeight, servingSize, servingsPerContainer } from '#web/features/product-facts/amount-text.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { priceText } from '#web/features/product-facts/price-text.ts';
import type { Relative } from '../compare-search.ts';
import { type Cell, type Column, cellOf, NOT_KNOWN, type Row } from './cell.ts';
import { bestColumn, bestWords, differenceText } from './relation.ts';

/** What is bought: price, pack, serving, category. */
export function overviewRows(columns: readonly Column[], relative: Relative): Row[] {
  return [
    priceRow(columns, relative),
    ofProduct('package', t`Package`, columns, ({ package_weight: weight }) => weight && fullWeight(weight)),
    { id: 'serving', label: t`Serving`, cells: ofServing(columns, servingSize) },
    { id: 'servings', label: t`Servings`, cells: ofServing(columns, servingsPerContainer) },
    ofProduct('category', t`Category`, columns, ({ family_title: title }) => title && categoryName(title)),
    ofProduct('gtin', 'GTIN', columns, ({ gtin }) => gtinText(gtin)),
  ];
}

function ofProduct(
  id: string,
  label: string,
  columns: readonly Column[],
  read: (product: Product) => string | null,
): Row {
  return { id, label, cells: columns.map(({ product }) => words(read(product) ?? undefined)) };
}

function ofServing(columns: readonly Column[], read: typeof servingSize): Cell[] {
  return columns.map(({ nutrition }) => cellOf(nutrition, ({ serving_info }) => words(read(serving_info))));
}

function words(text: string | undefined): Cell {
  return text === undefined ? NOT_KNOWN : { kind: 'words', text };
}

/** A price each and one a case cannot be set against each other. */
function priceRow(columns: readonly Column[], relative: Relative): Row {
  const prices = columns.map(({ product }) => product.price ?? undefined);
  const units = new Set(prices.flatMap((price) => (price ? [price.unit] : [])));
  const amounts = units.size === 1 ? prices.map((price) => price?.amount) : [];
  const best = bestColumn(amounts, 'lowest');
  const against = relative === 'none' ? undefined : relative === 'first' ? 0 : best;
  return {
    id: 'price',
    label: t`Price`,
    cells: prices.map((price, at) => {
      const text = priceText(price);
      if (!text) return { kind: 'missing', text: t`No price on file` };
      const difference =
        against === undefined || against === at ? undefined : differenceText(amounts[at], amounts[against]);
      return {
        kind: 'figure',
        text: text.amount,
        unit: text.unit,
        ...(at === best && { best: bestWords(amounts, 'lowest') }),
        ...(difference !== undefined && { difference }),
      };
    }),
  };
}
