import { c, t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import { LAW_FOODS, LAW_PLACES, type LawDuty } from '#contract/ingredient-laws.ts';
import { countOf } from '#web/lib/format-count.ts';
import { LOCALE } from '#web/lib/language.ts';
import type { Law } from './rule-books.ts';

const NAMES = new Intl.ListFormat(LOCALE);
const ANY_OF = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

/** More names than these are counted. */
const MOST_NAMED = 4;

const ASKS: Readonly<Record<LawDuty, (what: string) => string>> = {
  ban: (what) => t`None of ${what}`,
  warning: (what) => t`A warning with any of ${what}`,
  disclosure: (what) => t`A notice with any of ${what}`,
};

type Asking = Readonly<Pick<Law, 'duty'>> & { readonly substances: readonly string[] };

/** "No Red 3", "None of potassium bromate and propylparaben", "None of 11 substances, among them titanium dioxide". */
export function asksText({ duty, substances }: Asking): string {
  const [first = '', second = ''] = substances;
  if (substances.length === 1 && duty === 'ban') return t`No ${first}`;
  if (substances.length <= MOST_NAMED) return ASKS[duty](NAMES.format(substances));
  return ASKS[duty](t`${substances.length} substances, among them ${first} and ${second}`);
}

type Ruling = Asking & Readonly<Pick<Law, 'place' | 'food' | 'status' | 'from'>>;

/** The law in a sentence: "From 15 Jan 2027, all food in the United States may not contain Red 3." */
export function lawSentence({ duty, substances, place, food, status, from }: Ruling): string {
  const what =
    substances.length <= MOST_NAMED
      ? ANY_OF.format(substances)
      : duty === 'ban'
        ? c('must not contain').t`any of ${substances.length} substances`
        : t`any of ${substances.length} substances`;
  const where =
    place === 'US'
      ? t`${LAW_FOODS[food]} in the United States`
      : t`${LAW_FOODS[food]} in ${LAW_PLACES[place]}`;
  const rule = {
    ban: t`${where} must not contain ${what}`,
    warning: t`${where} with ${what} needs a warning on its label`,
    disclosure: t`${where} with ${what} needs a notice`,
  }[duty];
  const capital = `${rule[0]?.toUpperCase()}${rule.slice(1)}`;
  return {
    in_force: t`Since ${dateText(from)}, ${rule}.`,
    coming: t`From ${dateText(from)}, ${rule}.`,
    enjoined: t`${capital}: stopped by a court.`,
    proposed: t`${capital}: proposed, and not in force.`,
  }[status];
}

const DAY_MS = 86_400_000;

/** What the state means for a product that names it, on a day (YYYY-MM-DD). */
export function consequenceText({ duty, status, from }: Ruling, day: string): string {
  if (duty !== 'ban')
    return t`It forbids nothing, and no product fails for it. Lists say what labels name where it is one of yours.`;
  if (status === 'in_force') return t`A product that names it fails on ${dateText(day)}.`;
  if (status !== 'coming') return t`A product that names it does not fail for it.`;
  const days = Math.round((Date.parse(from) - Date.parse(day)) / DAY_MS);
  const wait = countOf(days, t`day`, t`days`);
  return t`Coming in ${wait}. A product that names it passes until then and fails from that day.`;
}
