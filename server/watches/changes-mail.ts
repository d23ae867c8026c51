import { displayGtin, type Gtin } from '#contract/gtin.ts';
import { LAW_PLACES } from '#contract/ingredient-laws.ts';
import { byDanger, changeSentence, isAlarm } from '#contract/product-changes.ts';
import { byUrgency, isRuleAlarm, ruleChangeSentence } from '#contract/rule-changes.ts';
import { say, t } from '#server/language/speech.ts';
import { composeMail, type Mail, type MailItem } from '#server/mail/layout.ts';
import { sayRuleChange } from './rule-book.ts';
import type { RuleChangeRow } from './rule-changes.queries.ts';
import type { ChangeRow } from './watched-changes.queries.ts';

/** Products, standards and laws that one mail tells of; the page has the others. */
const MOST = 20;

export interface ChangesMailOptions {
  readonly recipient: string;
  readonly publicUrl: string;
  readonly unsubscribeToken: string;
}

/** The weekly mail: an entry a product, standard or law, those with an alarm first, and what may do harm first in each. */
export function changesMail(
  changes: readonly ChangeRow[],
  ruleChanges: readonly RuleChangeRow[],
  options: ChangesMailOptions,
): Mail {
  const { recipient, publicUrl, unsubscribeToken } = options;
  const products = [...Map.groupBy(changes, ({ gtin }) => gtin).values()];
  const rules = [...Map.groupBy(ruleChanges, ({ key }) => key).values()];
  const items = [
    ...rules.map((rows) => ruleItem(rows, publicUrl)),
    ...products.map((rows) => productItem(rows, publicUrl)),
  ];
  const isAlarming = ({ lines }: MailItem) => lines.some((line) => line.isAlarm);
  const ordered = items.toSorted((a, b) => Number(isAlarming(b)) - Number(isAlarming(a)));
  const counts: Counts = {
    products: products.length,
    rules: rules.length,
    alarms: ordered.filter(isAlarming).length,
  };
  const more = ordered.length - MOST;
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeToken}`;
  const mail = composeMail(recipient, subjectOf(counts), {
    heading: headingOf(counts),
    items: ordered.slice(0, MOST),
    paragraphs: [
      ...(more > 0 ? [t`And ${more} more.`] : []),
      ...(products.length > 0 ? [t`Always check the pack: this tells what our sources state.`] : []),
      ...(rules.length > 0
        ? [t`Laws and standards are told as Larder knows them: read their texts before you rely on it.`]
        : []),
    ],
    action: { label: t`See all changes`, href: `${publicUrl}/profile/watching` },
    footer: t`Once a week at most, when something you watch has changed. To stop these mails: ${unsubscribeUrl}`,
  });
  return { ...mail, unsubscribeUrl };
}

interface Counts {
  readonly products: number;
  readonly rules: number;
  readonly alarms: number;
}

function headingOf({ products, rules }: Counts): string {
  if (rules === 0)
    return products === 1 ? t`1 product you watch changed` : t`${products} products you watch changed`;
  if (products > 0) return t`${products + rules} products and rule books you watch changed`;
  return rules === 1 ? t`1 rule book you watch changed` : t`${rules} rule books you watch changed`;
}

function subjectOf(counts: Counts): string {
  const { products, rules, alarms } = counts;
  if (alarms === 0) return headingOf(counts);
  if (rules === 0)
    return products === 1
      ? t`1 product you watch changed: look at it first`
      : t`${products} products you watch changed, ${alarms} to look at first`;
  if (products > 0)
    return t`${products + rules} products and rule books you watch changed, ${alarms} to look at first`;
  return rules === 1
    ? t`1 rule book you watch changed: look at it first`
    : t`${rules} rule books you watch changed, ${alarms} to look at first`;
}

function productItem(rows: readonly ChangeRow[], publicUrl: string): MailItem {
  const [last] = rows;
  const lines = rows.flatMap(({ changes: fields, search }) =>
    byDanger(fields).map((change) => ({
      text: search === null ? changeSentence(change) : `${changeSentence(change)} “${search}”`,
      isAlarm: isAlarm(change),
    })),
  );
  return {
    name: last?.name ?? '',
    href: last?.is_listed ? `${publicUrl}/products/${last.gtin}` : undefined,
    detail: `GTIN ${displayGtin(last?.gtin as Gtin)}`,
    lines: alarmsFirst(lines),
  };
}

function ruleItem(rows: readonly RuleChangeRow[], publicUrl: string): MailItem {
  const [last] = rows;
  const lines = rows.flatMap(({ changes }) =>
    byUrgency(changes).map((change) => ({
      text: ruleChangeSentence(sayRuleChange(change)),
      isAlarm: isRuleAlarm(change),
    })),
  );
  return {
    name: say(last?.title ?? ''),
    href: last?.is_listed ? `${publicUrl}/standards/${last.key}` : undefined,
    detail: last?.place ? say(LAW_PLACES[last.place]) : t`Standard`,
    lines: alarmsFirst(lines),
  };
}

const alarmsFirst = (lines: MailItem['lines']) =>
  lines.toSorted((a, b) => Number(b.isAlarm) - Number(a.isAlarm));
