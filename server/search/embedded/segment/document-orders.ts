import type { NutrientOrder } from '#contract/nutrient-sort.ts';
import { figureColumn } from './columns.ts';
import { NO_PRICE, nameTable, type SegmentArrays } from './segment.ts';
import { compareStrings } from './string-table.ts';

type Ordered = Pick<
  SegmentArrays,
  'gtins' | 'popularities' | 'prices' | 'figures' | 'nameBytes' | 'nameStarts'
>;

type Coded = Pick<SegmentArrays, 'gtins'>;
type Popular = Pick<SegmentArrays, 'gtins' | 'popularities'>;

/** Order of document i of one segment against document j of the same or another; never 0 for two products. */
export type CompareDocuments = (a: Ordered, i: number, b: Ordered, j: number) => number;

/** The most popular first, ties by ascending GTIN. Every other order falls back on this one. */
export const byPopularity = (a: Popular, i: number, b: Popular, j: number) =>
  (b.popularities[j] as number) - (a.popularities[i] as number) || byGtin(a, i, b, j);

export const byGtin = (a: Coded, i: number, b: Coded, j: number) =>
  (a.gtins[i] as number) - (b.gtins[j] as number);

/** By the plain words of the name; products without a name last. */
export const byName: CompareDocuments = (a, i, b, j) => {
  const isUnnamed = Number(isEmptyName(a, i)) - Number(isEmptyName(b, j));
  return isUnnamed || compareStrings(nameTable(a), i, nameTable(b), j) || byPopularity(a, i, b, j);
};

/** Cheapest first; products without a price last. */
export const byPriceAscending: CompareDocuments = (a, i, b, j) =>
  (a.prices[i] as number) - (b.prices[j] as number) || byPopularity(a, i, b, j);

/** Most expensive first; products without a price last here too. */
export const byPriceDescending: CompareDocuments = (a, i, b, j) =>
  priceOrBelow(b, j) - priceOrBelow(a, i) || byPopularity(a, i, b, j);

function priceOrBelow(segment: Ordered, document: number): number {
  const price = segment.prices[document] as number;
  return price === NO_PRICE ? -1 : price;
}

/** By a nutrient's figure; products without it last in either direction. */
export function byFigure({ nutrient, basis, direction }: NutrientOrder): CompareDocuments {
  const column = figureColumn(nutrient, basis);
  const sign = direction === 'low' ? 1 : -1;
  const figureAt = (segment: Ordered, document: number) =>
    segment.figures[column * segment.gtins.length + document] as number;
  return (a, i, b, j) => {
    const [one, other] = [figureAt(a, i), figureAt(b, j)];
    const isUnknown = Number(Number.isNaN(one)) - Number(Number.isNaN(other));
    return isUnknown || (one - other || 0) * sign || byPopularity(a, i, b, j);
  };
}

function isEmptyName(segment: Ordered, document: number): boolean {
  return segment.nameStarts[document] === segment.nameStarts[document + 1];
}
