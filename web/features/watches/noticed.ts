import { isAlarm } from '#contract/product-changes.ts';
import type { ProductChange } from '#contract/watches.schema.ts';

const MOST_ALARMS = 3;

export const isAlarming = ({ fields }: Pick<ProductChange, 'fields'>) => fields.some(isAlarm);

/** Changes that a product's page tells, of those given the last first: no later change hides an alarm. */
export function noticed(changes: readonly ProductChange[]): ProductChange[] {
  const own = changes.filter(({ search }) => search === null);
  const alarms = own.filter(isAlarming).slice(0, MOST_ALARMS);
  const [last] = own;
  return last === undefined || alarms.includes(last) ? alarms : [...alarms, last];
}
