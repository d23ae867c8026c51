import { byDanger, changeSentence, isAlarm } from '#contract/product-changes.ts';
import { composeMail, type Mail } from '#server/mail/layout.ts';
import type { ChangeRow } from './watched-changes.queries.ts';

/** Products that one mail tells of; the page has the others. */
const MOST = 20;

export interface ChangesMailOptions {
  readonly recipient: string;
  readonly publicUrl: string;
  readonly unsubscribeToken: string;
}

/** The weekly mail: a paragraph a product, those with an alarm first, and what may do harm first in each. */
export function changesMail(rows: readonly ChangeRow[], options: ChangesMailOptions): Mail {
  const { recipient, publicUrl, unsubscribeToken } = options;
  const products = [...Map.groupBy(rows, ({ gtin }) => gtin).values()];
  const alarming = (changes: readonly ChangeRow[]) => changes.some(({ changes: all }) => all.some(isAlarm));
  const ordered = products.toSorted((a, b) => Number(alarming(b)) - Number(alarming(a)));
  const alarms = ordered.filter(alarming).length;
  const more = ordered.length - MOST;
  const count = ordered.length === 1 ? '1 product' : `${ordered.length} products`;
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeToken}`;
  const mail = composeMail(recipient, subjectOf(count, alarms), {
    heading: `${count} you watch changed`,
    paragraphs: [
      ...ordered.slice(0, MOST).map(paragraphOf),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'Always check the pack: this tells what our sources state.',
    ],
    action: { label: 'See all changes', href: `${publicUrl}/profile/watching` },
    footer: `Once a week at most, when something you watch has changed. To stop these mails: ${unsubscribeUrl}`,
  });
  return { ...mail, unsubscribeUrl };
}

function subjectOf(count: string, alarms: number): string {
  if (alarms === 0) return `${count} you watch changed`;
  return `${count} you watch changed, ${alarms} to look at first`;
}

function paragraphOf(changes: readonly ChangeRow[]): string {
  const [last] = changes;
  const sentences = changes.flatMap(({ changes: fields, search }) =>
    byDanger(fields).map((change) => {
      const sentence = search === null ? changeSentence(change) : `${changeSentence(change)} “${search}”`;
      return isAlarm(change) ? `Attention: ${sentence}` : sentence;
    }),
  );
  const alarmsFirst = sentences.toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)));
  return `${last?.name} (${last?.gtin}): ${alarmsFirst.join('; ')}.`;
}

const isMarked = (sentence: string) => sentence.startsWith('Attention: ');
