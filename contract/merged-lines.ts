import { lineAmount, type PricedLine } from './line-amount.ts';

interface Aside {
  readonly line: number;
  readonly is_aside: boolean;
  readonly merged_into: number | null;
}

type OrderedLine = PricedLine & Aside;

/** Each line that others are merged into, by its number, with them. */
export function mergedByLine<L extends Aside>(lines: readonly L[]): ReadonlyMap<number, readonly L[]> {
  const merged = lines.filter(({ merged_into }) => merged_into !== null);
  return Map.groupBy(merged, ({ merged_into }) => merged_into ?? 0);
}

/** The lines that count: none that is set aside, and each with what is merged into it. */
export function countedLines<L extends OrderedLine>(lines: readonly L[]): L[] {
  const merged = mergedByLine(lines);
  return lines
    .filter(({ is_aside }) => !is_aside)
    .map((line) => {
      const parts = merged.get(line.line);
      return parts ? sumLines(line, parts) : line;
    });
}

/** A line with the quantities of those that are merged into it; the price stays such that the amounts add up. */
function sumLines<L extends OrderedLine>(line: L, parts: readonly L[]): L {
  const all = [line, ...parts];
  const quantity = sumKnown(all.map((each) => each.quantity));
  return { ...line, quantity, price: isSame(all, 'price') ? line.price : meanPrice(all, quantity) };
}

function meanPrice(lines: readonly OrderedLine[], quantity: number | null): number | null {
  if (!quantity || !isSame(lines, 'price_per')) return null;
  const amount = sumKnown(lines.map((line) => lineAmount({ ...line, swapped_gtin: null })));
  return amount === null ? null : amount / quantity;
}

/** Null where one is not known. */
function sumKnown(values: readonly (number | null)[]): number | null {
  return values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** Whether lines have the same of something. */
export const isSame = <L>([first, ...others]: readonly L[], key: keyof L): boolean =>
  others.every((line) => line[key] === first?.[key]);
