import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import type { OrderSummary } from '#contract/orders.schema.ts';
import { namedBy } from '#web/features/standards/named-by.ts';
import { formatCount } from '#web/lib/format-count.ts';
import type { Choice } from './choice.ts';

type Law = LawList['laws'][number];

/** Laws have long names: the first found are enough. */
const MOST_LAWS = 2;

/**
 * What can be done about the laws that were found: their products, the last order, and the day on which they begin.
 */
export function lawChoices(found: readonly Law[], orders: readonly OrderSummary[], day?: string): Choice[] {
  const laws = found.slice(0, MOST_LAWS);
  const days = [...new Set(laws.flatMap(({ status, from }) => (status === 'coming' ? [from] : [])))];
  return [
    ...laws.flatMap((law) => productsNaming(law, day)),
    ...(laws.length > 0 ? orders.slice(0, 1).map(checkOrder) : []),
    ...days.map(viewAsOf),
  ];
}

function productsNaming(law: Law, day: string | undefined): Choice[] {
  const answer = namedBy(law);
  if (answer === undefined || !law.counts) return [];
  const search = { ...(day && { day }), law: [law.key], ingredient_laws: answer };
  return [
    {
      kind: 'action',
      name: t`Show products named by ${law.title}`,
      note: formatCount(law.counts.named),
      does: { to: '/products', search },
    },
  ];
}

const checkOrder = ({ id, name }: OrderSummary): Choice => ({
  kind: 'action',
  name: t`Check ${name} on its scorecard`,
  does: { to: '/orders/$orderId/$part', params: { orderId: id, part: 'scorecard' } },
});

export const viewAsOf = (day: string): Choice => ({
  kind: 'day',
  name: t`View as of ${dateText(day)}`,
  does: { day },
});
export const VIEW_TODAY: Choice = {
  kind: 'day',
  name: t`View as of today`,
  words: t`day date`,
  does: { day: null },
};
