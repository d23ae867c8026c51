import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { LawFinding } from '#contract/ingredient-laws.schema.ts';
import { LAW_FOODS, LAW_PLACES, type LawPlace } from '#contract/ingredient-laws.ts';
import { countOf } from '#web/lib/format-count.ts';
import { LOCALE } from '#web/lib/language.ts';

const NAMES = new Intl.ListFormat(LOCALE);

/** "California, all food". */
export function scopeText({ place, food }: LawFinding): string {
  return `${LAW_PLACES[place]}, ${LAW_FOODS[food]}`;
}

/** What a law that forbids nothing asks. */
const DUTY_WORDS = {
  ban: '',
  warning: t`Asks for a warning, forbids nothing.`,
  disclosure: t`Asks for a notice, forbids nothing.`,
} as const;

/** "Names Red 3 and Red 40. In force since Aug 1, 2025." */
export function namedText({ named, status, from, duty }: LawFinding): string {
  const names = NAMES.format(named.map(({ name }) => name));
  const when = {
    in_force: t`In force since ${dateText(from)}.`,
    coming: t`From ${dateText(from)}.`,
    enjoined: t`Stopped by a court.`,
    proposed: t`Only proposed.`,
  }[status];
  return [t`Names ${names}.`, DUTY_WORDS[duty], when].filter((sentence) => sentence !== '').join(' ');
}

/** What a law says of a product, in a line. Not named is never "compliant". */
export function lineText(law: LawFinding): string {
  if (law.result === 'named') return namedText(law);
  return law.result === 'not_named' ? t`Not named.` : t`Cannot be told: ${law.doubt}.`;
}

/** "Other places: named by 7 laws of 6 states, 3 in force"; undefined where none names anything. */
export function otherPlacesText(laws: readonly LawFinding[]): string | undefined {
  const named = laws.filter(({ result }) => result === 'named');
  if (named.length === 0) return undefined;
  const places = new Set(named.map(({ place }) => place)).size;
  const inForce = named.filter(({ status, duty }) => status === 'in_force' && duty === 'ban').length;
  const force = inForce === 0 ? t`none in force` : t`${inForce} in force`;
  return t`Other places: named by ${countOf(named.length, t`law`, t`laws`)} of ${countOf(places, t`place`, t`places`)}, ${force}`;
}

/** What the laws of other places that name nothing say, in a sentence or two; undefined where there are none. */
export function restText(laws: readonly LawFinding[]): string | undefined {
  const clear = laws.filter(({ result }) => result === 'not_named').length;
  const open = laws.filter(({ result }) => result === 'unknown');
  const reasons = NAMES.format(new Set(open.flatMap(({ doubt }) => doubt ?? [])));
  const sentences = [
    clear > 0 &&
      (clear === 1
        ? t`The ingredient list names nothing that ${ofOthers(clear)} is about.`
        : t`The ingredient list names nothing that ${ofOthers(clear)} are about.`),
    open.length > 0 && t`Not known for ${ofOthers(open.length)}: ${reasons}.`,
  ];
  return sentences.filter((each) => each !== false).join(' ') || undefined;
}

const ofOthers = (count: number) => t`${countOf(count, t`law`, t`laws`)} of other places`;

/** Laws that have a line each: those of the places, of the union where none is chosen; and those of other places. */
export function splitByPlace(laws: readonly LawFinding[], places: readonly LawPlace[] = ['US']) {
  const isNear = ({ place }: LawFinding) => places.includes(place);
  return { near: inOrder(laws.filter(isNear)), others: laws.filter((law) => !isNear(law)) };
}

const RESULTS: readonly LawFinding['result'][] = ['named', 'unknown', 'not_named'];
const STATUSES: readonly LawFinding['status'][] = ['in_force', 'coming', 'enjoined', 'proposed'];

/** What is named first, of that what is in force; then by day. */
export function inOrder(laws: readonly LawFinding[]): LawFinding[] {
  return laws.toSorted(
    (a, b) =>
      RESULTS.indexOf(a.result) - RESULTS.indexOf(b.result) ||
      STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) ||
      a.from.localeCompare(b.from),
  );
}
