import type { LawFinding } from '#contract/ingredient-laws.schema.ts';
import { LAW_FOODS, LAW_PLACES } from '#contract/ingredient-laws.ts';
import { dateText } from '#web/features/product-facts/date-text.ts';

const NAMES = new Intl.ListFormat('en-US');

/** "California, all food". */
export function scopeText({ place, food }: LawFinding): string {
  return `${LAW_PLACES[place]}, ${LAW_FOODS[food]}`;
}

/** What a law that forbids nothing asks. */
const DUTY_WORDS = {
  ban: '',
  warning: 'Asks for a warning, forbids nothing. ',
  disclosure: 'Asks for a notice, forbids nothing. ',
} as const;

/** "Names Red 3 and Red 40. In force since Aug 1, 2025." */
export function namedText({ named, status, from, duty }: LawFinding): string {
  const names = NAMES.format(named.map(({ name }) => name));
  const when = {
    in_force: `In force since ${dateText(from)}.`,
    coming: `From ${dateText(from)}.`,
    enjoined: 'Stopped by a court.',
    proposed: 'Only proposed.',
  }[status];
  return `Names ${names}. ${DUTY_WORDS[duty]}${when}`;
}

/** What the other laws say, in a sentence or two; undefined where there are none. */
export function restText(laws: readonly LawFinding[]): string | undefined {
  const clear = laws.filter(({ result }) => result === 'not_named').length;
  const open = laws.filter(({ result }) => result === 'unknown');
  const reasons = NAMES.format(new Set(open.flatMap(({ doubt }) => doubt ?? [])));
  const sentences = [
    clear > 0 &&
      `The ingredient list names nothing that ${whichText(clear, laws.length)} ${clear === 1 ? 'is' : 'are'} about.`,
    open.length > 0 && `Not known for ${whichText(open.length, laws.length)}: ${reasons}.`,
  ];
  return sentences.filter((each) => each !== false).join(' ') || undefined;
}

/** "the 14 laws on file", "2 other laws". */
function whichText(count: number, all: number): string {
  return count === all ? `the ${all} laws on file` : `${count} other ${count === 1 ? 'law' : 'laws'}`;
}

/** In force first, then by day. */
export function namedFirst(laws: readonly LawFinding[]): LawFinding[] {
  const order: readonly LawFinding['status'][] = ['in_force', 'coming', 'enjoined', 'proposed'];
  return laws
    .filter(({ result }) => result === 'named')
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || (a.from < b.from ? -1 : 1));
}
