import type { OrderLine } from '#contract/orders.schema.ts';
import { LIST_ORIGINS, type LineUnit, type OrderOrigin, readUnit } from '#contract/orders.ts';
import { parsePack } from '#contract/pack.ts';

export type CountedLine = Pick<
  OrderLine,
  | 'quantity'
  | 'unit'
  | 'price_per'
  | 'pack'
  | 'level'
  | 'holds'
  | 'swapped_gtin'
  | 'swapped_quantity'
  | 'swapped_unit'
  | 'swapped_holds'
>;

/** What a line orders. */
export interface Ordered {
  readonly quantity: number | null;
  /** Undefined: pounds, or another unit that counts neither. */
  readonly unit: LineUnit | undefined;
  readonly perCase: number | null;
}

/** How much a line orders of the product that counts, in cases or in eaches; null where that is not known. */
export function countLine(
  line: CountedLine,
  unit: LineUnit,
  origin: OrderOrigin,
  caseOnFile: number | null = null,
): number | null {
  const isAsWritten = line.swapped_gtin === null;
  return countIn(isAsWritten ? orderedAsWritten(line, origin, caseOnFile) : orderedSwapped(line), unit);
}

export function countIn({ quantity, unit: counted, perCase }: Ordered, unit: LineUnit): number | null {
  if (quantity === null || counted === undefined) return null;
  if (counted === unit) return quantity;
  if (perCase === null) return null;
  return unit === 'each' ? quantity * perCase : quantity / perCase;
}

/** The unit that more of the lines can be counted in. */
export function commonUnit(lines: readonly CountedLine[], origin: OrderOrigin): LineUnit {
  const countable = (unit: LineUnit) => lines.filter((line) => countLine(line, unit, origin) !== null).length;
  return countable('each') > countable('case') ? 'each' : 'case';
}

/**
 * Order guides count cases where they name no unit; a list counts the trade item that it names.
 * @param caseOnFile how many of the product its cases in the catalogue hold, for lines that name no pack
 */
export function orderedAsWritten(
  line: CountedLine,
  origin: OrderOrigin,
  caseOnFile: number | null = null,
): Ordered {
  const { quantity, level, holds, pack } = line;
  const written = level === 'CASE' && holds !== null ? holds : (parsePack(pack)?.count ?? null);
  const perCase = written ?? (isEach(line) ? caseOnFile : null);
  return { quantity, unit: unitOf(line, origin), perCase };
}

const isEach = ({ level }: CountedLine) => level === null || level === 'BASE_UNIT_OR_EACH';

function orderedSwapped(line: CountedLine): Ordered {
  return {
    quantity: line.swapped_quantity,
    unit: line.swapped_unit ?? undefined,
    perCase: line.swapped_holds,
  };
}

function unitOf(line: CountedLine, origin: OrderOrigin): LineUnit | undefined {
  const { unit, price_per, level } = line;
  if (unit.trim() !== '') return readUnit(unit);
  if (price_per !== null) return price_per;
  if (!LIST_ORIGINS.has(origin)) return 'case';
  if (level === 'CASE') return 'case';
  return isEach(line) ? 'each' : undefined;
}
