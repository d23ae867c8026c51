import type { LineProduct } from '#contract/line-product.schema.ts';
import type { SwapTerms } from '#contract/swaps.schema.ts';
import { amountOnFile } from '../amount-on-file.ts';
import { countIn, type Ordered } from '../count-line.ts';

/** Of packs that differ more, as much food is ordered instead of as many packs. */
const SAME_PACK = 1.5;
/** So that 6.000000001 cases are not seven. */
const EPSILON = 1e-6;

/** What to order of another product in place of what a line orders, in whole cases where it comes in cases. */
export function planSwap(
  ordered: Ordered,
  of: LineProduct,
  other: LineProduct,
  caseSizes: readonly number[],
): SwapTerms {
  const planned = quantityOf(ordered, packsFor(of, other), caseSizes);
  return {
    quantity: planned.quantity,
    unit: planned.unit ?? null,
    holds: planned.perCase,
    amount: amountOnFile(planned, other),
  };
}

function quantityOf(ordered: Ordered, packs: number, caseSizes: readonly number[]): Ordered {
  const eaches = countIn(ordered, 'each');
  if (eaches === null) {
    // As many cases of another size would be another amount.
    const quantity = ordered.unit === 'each' ? ordered.quantity : null;
    return { quantity, unit: ordered.unit, perCase: null };
  }
  const needed = eaches * packs;
  const perCase = ordered.unit === 'case' ? nearestTo(ordered.perCase, caseSizes) : null;
  return perCase === null
    ? { quantity: whole(needed), unit: 'each', perCase: null }
    : { quantity: whole(needed / perCase), unit: 'case', perCase };
}

/** How many packs stand for one: as many where they are about as large, or where a size is not known. */
function packsFor({ package_weight: of }: LineProduct, { package_weight: other }: LineProduct): number {
  if (!of || !other || of.unit !== other.unit) return 1;
  const packs = of.value / other.value;
  return packs > SAME_PACK || packs < 1 / SAME_PACK ? packs : 1;
}

function nearestTo(size: number | null, sizes: readonly number[]): number | null {
  const [nearest] = sizes.toSorted((a, b) => Math.abs(a - (size ?? a)) - Math.abs(b - (size ?? b)) || a - b);
  return nearest ?? null;
}

const whole = (quantity: number) => Math.ceil(quantity - EPSILON);
