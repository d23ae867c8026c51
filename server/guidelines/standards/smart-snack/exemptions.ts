import { say, t } from '#server/language/speech.ts';
import { AMENDED } from './text.ts';

interface Exemption {
  /** Displayed after "exempt:". */
  readonly label: string;
  readonly source: string;
  /** Where it stood before July 2024; left out where that was the same. */
  readonly sourceBefore?: string;
  /** ISO date it came into force; left out where it always was. */
  readonly from?: string;
}

/** Foods that 7 CFR 210.11 exempts from some limits; each rule lists its exemptions. */
const EXEMPTIONS = {
  plain_produce: {
    label: t`fruit or vegetable with nothing added but water`,
    source: '7 CFR 210.11(d)',
    sourceBefore: '7 CFR 210.11(d)(1)',
  },
  canned_fruit: {
    label: t`canned fruit in water, 100 % juice, light or extra-light syrup`,
    source: '7 CFR 210.11(d)(1)',
    sourceBefore: '7 CFR 210.11(d)(2)',
  },
  canned_vegetable: {
    label: t`canned vegetable, low in sodium or without added salt, and no added fat`,
    source: '7 CFR 210.11(d)(2)',
    sourceBefore: '7 CFR 210.11(d)(3)',
    from: '2016-07-29',
  },
  reduced_fat_cheese: { label: t`reduced-fat cheese or part-skim mozzarella`, source: '7 CFR 210.11(f)(3)' },
  nuts: { label: t`nuts, seeds, nut or seed butter`, source: '7 CFR 210.11(f)(3)' },
  eggs: { label: t`whole eggs without added fat`, source: '7 CFR 210.11(f)(3)', from: '2016-07-29' },
  dried_fruit_and_nuts: {
    label: t`dried fruit with nuts or seeds alone, no added sweetener or fat`,
    source: '7 CFR 210.11(f)(3) and (g)(2)',
    sourceBefore: '7 CFR 210.11(f)(3) and (h)(2)',
  },
  seafood: {
    label: t`seafood without added fat`,
    source: '7 CFR 210.11(f)(2)',
    sourceBefore: '7 CFR 210.11(f)(3)',
  },
  bean_dip: { label: t`bean dip`, source: '7 CFR 210.11(a)(7) and (f)(2)(ii)', from: AMENDED },
  dried_produce: {
    label: t`dried fruit or vegetable without added sweetener`,
    source: '7 CFR 210.11(g)(2)',
    sourceBefore: '7 CFR 210.11(h)(2)',
  },
  sweetened_dried_fruit: {
    label: t`dried fruit with sweetener needed for processing or taste, as cranberries, tart cherries and blueberries are`,
    source: '7 CFR 210.11(g)(2)(i)',
    sourceBefore: '7 CFR 210.11(h)(2)',
  },
  paired: { label: t`exempt foods packed together, nothing else added`, source: 'USDA SP 63-2014' },
  paired_unsweetened: {
    label: t`exempt foods packed together, nothing else added`,
    source: 'USDA SP 63-2014',
  },
  sugar_free_gum: {
    label: t`sugar-free chewing gum`,
    source: '7 CFR 210.11(c)(3)(ii)',
    sourceBefore: '7 CFR 210.11(c)(3), paragraph not verified',
  },
  school_menu_entree: {
    label: t`entrée of that day's or the day before's school menu`,
    source: '7 CFR 210.11(c)(3)(i)',
    sourceBefore: '7 CFR 210.11(c)(3)',
  },
} as const satisfies Record<string, Exemption>;

export type SmartSnackExemption = keyof typeof EXEMPTIONS;

/** A Smart Snack exemption by its id; undefined for another guideline's. */
export function findExemption(id: string): Exemption | undefined {
  return Object.hasOwn(EXEMPTIONS, id) ? EXEMPTIONS[id as SmartSnackExemption] : undefined;
}

/** Whether it was in force on a day (ISO date). */
export function isExemptionInForce(id: string, day: string): boolean {
  const from = findExemption(id)?.from;
  return from === undefined || from <= day;
}

/** Its label with the paragraph of the version in force on a day; undefined for another guideline's. */
export function describeExemption(id: string, day: string | null): string | undefined {
  const found = findExemption(id);
  if (found === undefined) return undefined;
  const isBefore = day !== null && day < AMENDED;
  return `${say(found.label)}, ${isBefore ? (found.sourceBefore ?? found.source) : found.source}`;
}
