import { t } from 'ttag';
import type { LineUnit } from '#contract/orders.ts';

const UNIT_WORDS: Readonly<Record<LineUnit, readonly [one: string, many: string]>> = {
  case: [t`case`, t`cases`],
  each: [t`each`, t`eaches`],
};

export function unitWords(unit: LineUnit, quantity = 2): string {
  const [one, many] = UNIT_WORDS[unit];
  return quantity === 1 ? one : many;
}
