import type { OrderLine } from '#contract/orders.schema.ts';
import { type LineUnit, type OrderOrigin, readUnit } from '#contract/orders.ts';
import { parsePack } from '#contract/pack.ts';

type Counted = Pick<OrderLine, 'quantity' | 'unit' | 'price_per' | 'pack' | 'level' | 'holds'>;

const LISTS: ReadonlySet<OrderOrigin> = new Set(['cart', 'wishlist', 'group']);

/**
 * How much of the product a line orders, in cases or in eaches; null where that is not known. Order guides count cases
 * where they name no unit; a list counts the trade item that it names.
 */
export function countLine(line: Counted, unit: LineUnit, origin: OrderOrigin): number | null {
  const { quantity } = line;
  const counted = unitOf(line, origin);
  if (quantity === null || counted === undefined) return null;
  if (counted === unit) return quantity;
  const perCase = caseSize(line);
  if (perCase === null) return null;
  return unit === 'each' ? quantity * perCase : quantity / perCase;
}

/** The unit that more of the lines can be counted in. */
export function commonUnit(lines: readonly Counted[], origin: OrderOrigin): LineUnit {
  const countable = (unit: LineUnit) => lines.filter((line) => countLine(line, unit, origin) !== null).length;
  return countable('each') > countable('case') ? 'each' : 'case';
}

/** How many of the product a case holds: of the case that the code names, else as the file writes the pack. */
function caseSize({ level, holds, pack }: Pick<Counted, 'level' | 'holds' | 'pack'>): number | null {
  return level === 'CASE' && holds !== null ? holds : (parsePack(pack)?.count ?? null);
}

function unitOf({ unit, price_per, level }: Counted, origin: OrderOrigin): LineUnit | undefined {
  if (unit.trim() !== '') return readUnit(unit);
  if (price_per !== null) return price_per;
  if (!LISTS.has(origin)) return 'case';
  if (level === 'CASE') return 'case';
  return level === null || level === 'BASE_UNIT_OR_EACH' ? 'each' : undefined;
}
