import { isSame } from './merged-lines.ts';
import { type LineUnit, readUnit } from './orders.ts';
import { parsePack } from './pack.ts';
import type { ProductType } from './product.ts';

interface MergeableLine {
  readonly gtin: string | null;
  readonly swapped_gtin: string | null;
  readonly quantity: number | null;
  readonly unit: string;
  readonly price_per: LineUnit | null;
  readonly pack: string;
  readonly level: ProductType | null;
  readonly holds: number | null;
}

/** Why lines cannot be one. */
export type MergeRefusal = 'product' | 'swap' | 'unit' | 'quantity';

/** Lines can be one where they order so many of the same packs of the same product; undefined: they can. */
export function mergeRefusal(lines: readonly MergeableLine[]): MergeRefusal | undefined {
  if (!isSame(lines, 'gtin') || lines.some(({ gtin }) => gtin === null)) return 'product';
  if (lines.some(({ swapped_gtin }) => swapped_gtin !== null)) return 'swap';
  const packs = new Set(lines.map(packSize).filter((size) => size !== null));
  if (new Set(lines.map(countedIn)).size > 1 || packs.size > 1) return 'unit';
  return lines.some(({ quantity }) => quantity === null) ? 'quantity' : undefined;
}

/** What the quantity counts, as far as the line says. */
const countedIn = ({ unit, price_per, level }: MergeableLine) =>
  readUnit(unit) ?? (unit.trim().toLowerCase() || (price_per ?? level));

const packSize = ({ level, holds, pack }: MergeableLine) =>
  level === 'CASE' && holds !== null ? holds : (parsePack(pack)?.count ?? null);
