import { t } from 'ttag';
import type { Point } from '#contract/points.schema.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';

interface Measure {
  readonly name: string;
  readonly unit: string;
}

/**
 * Says where a product stands among the others, such as `Sodium 310 mg in a serving: more than 78 of 92 products that
 * state it, less than 13.`
 */
export function placeText(
  points: readonly Point[],
  gtin: string,
  axis: 'x' | 'y',
  { name, unit }: Measure,
  per: string,
): string {
  const own = points.find((point) => point.gtin === gtin)?.[axis];
  if (own === undefined || own === null) return t`${name} is not stated for this product.`;
  const others = points.flatMap((point) => (point.gtin === gtin ? [] : (point[axis] ?? [])));
  const [below, above] = [others.filter((other) => other < own), others.filter((other) => other > own)];
  const amount = `${formatCount(own)}\u00a0${unit}`;
  const figure = t`${name} ${amount} in ${per}`;
  if (others.length === 0) return t`${figure}; no other product states it.`;
  const all = countOf(others.length, t`product`, t`products`);
  return t`${figure}: more than ${formatCount(below.length)} of ${all} that state it, less than ${formatCount(above.length)}.`;
}
