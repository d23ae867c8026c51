import { byDanger, changeSentence, isAlarm } from '#contract/product-changes.ts';
import { t } from '#server/language/speech.ts';
import { composeMail, type Mail, type MailItem } from '#server/mail/layout.ts';
import type { ChangeRow } from './watched-changes.queries.ts';

/** Products that one mail tells of; the page has the others. */
const MOST = 20;

export interface ChangesMailOptions {
  readonly recipient: string;
  readonly publicUrl: string;
  readonly unsubscribeToken: string;
}

/** The weekly mail: an entry a product, those with an alarm first, and what may do harm first in each. */
export function changesMail(rows: readonly ChangeRow[], options: ChangesMailOptions): Mail {
  const { recipient, publicUrl, unsubscribeToken } = options;
  const products = [...Map.groupBy(rows, ({ gtin }) => gtin).values()];
  const alarming = (changes: readonly ChangeRow[]) => changes.some(({ changes: all }) => all.some(isAlarm));
  const ordered = products.toSorted((a, b) => Number(alarming(b)) - Number(alarming(a)));
  const alarms = ordered.filter(alarming).length;
  const more = ordered.length - MOST;
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeToken}`;
  const mail = composeMail(recipient, subjectOf(ordered.length, alarms), {
    heading: headingOf(ordered.length),
    items: ordered.slice(0, MOST).map((changes) => itemOf(changes, publicUrl)),
    paragraphs: [
      ...(more > 0 ? [t`And ${more} more.`] : []),
      t`Always check the pack: this tells what our sources state.`,
    ],
    action: { label: t`See all changes`, href: `${publicUrl}/profile/watching` },
    footer: t`Once a week at most, when something you watch has changed. To stop these mails: ${unsubscribeUrl}`,
  });
  return { ...mail, unsubscribeUrl };
}

function headingOf(products: number): string {
  return products === 1 ? t`1 product you watch changed` : t`${products} products you watch changed`;
}

function subjectOf(products: number, alarms: number): string {
  if (alarms === 0) return headingOf(products);
  return products === 1
    ? t`1 product you watch changed: look at it first`
    : t`${products} products you watch changed, ${alarms} to look at first`;
}

function itemOf(changes: readonly ChangeRow[], publicUrl: string): MailItem {
  const [last] = changes;
  const lines = changes.flatMap(({ changes: fields, search }) =>
    byDanger(fields).map((change) => ({
      text: search === null ? changeSentence(change) : `${changeSentence(change)} “${search}”`,
      isAlarm: isAlarm(change),
    })),
  );
  return {
    name: last?.name ?? '',
    href: last?.is_listed ? `${publicUrl}/products/${last.gtin}` : undefined,
    detail: `GTIN ${last?.gtin}`,
    lines: lines.toSorted((a, b) => Number(b.isAlarm) - Number(a.isAlarm)),
  };
}
