import type { Certainty } from '#contract/guideline.ts';

interface Exemption {
  /** What a person reads after "Exempt:". */
  readonly label: string;
  readonly source: string;
  readonly certainty: Certainty;
  /** ISO date it came into force; null: from the beginning. */
  readonly from: string | null;
}

/** Foods that 7 CFR 210.11 frees from some limits. Which rule each lifts stands with the rule. */
const EXEMPTIONS = {
  plain_produce: {
    label: 'fresh or frozen fruit or vegetable with nothing added but water',
    source: '7 CFR 210.11(d)(1)',
    certainty: 'certain',
    from: null,
  },
  canned_fruit: {
    label: 'canned fruit in water, 100 % juice, light or extra-light syrup',
    source: '7 CFR 210.11(d)(2)',
    certainty: 'certain',
    from: null,
  },
  canned_vegetable: {
    label: 'canned vegetable, low in sodium or without added salt, and no added fat',
    source: '7 CFR 210.11(d)(3)',
    certainty: 'certain',
    from: '2016-07-29',
  },
  reduced_fat_cheese: {
    label: 'reduced-fat cheese or part-skim mozzarella',
    source: '7 CFR 210.11(f)(3)',
    certainty: 'certain',
    from: null,
  },
  nuts: {
    label: 'nuts, seeds, nut or seed butter',
    source: '7 CFR 210.11(f)(3)',
    certainty: 'certain',
    from: null,
  },
  eggs: {
    label: 'whole eggs without added fat',
    source: '7 CFR 210.11(f)(3)',
    certainty: 'certain',
    from: '2016-07-29',
  },
  dried_fruit_and_nuts: {
    label: 'dried fruit with nuts or seeds alone, no added sweetener or fat',
    source: '7 CFR 210.11(f)(3) and (h)(2)',
    certainty: 'certain',
    from: null,
  },
  seafood: {
    label: 'seafood without added fat',
    source: '7 CFR 210.11(f)(3)',
    certainty: 'certain',
    from: null,
  },
  bean_dip: {
    label: 'bean dip',
    source: '89 FR 31962 (from memory, not verified)',
    certainty: 'likely',
    from: '2024-07-01',
  },
  dried_produce: {
    label: 'dried fruit or vegetable without added sweetener',
    source: '7 CFR 210.11(h)(2)',
    certainty: 'certain',
    from: null,
  },
  sweetened_dried_berries: {
    label: 'dried cranberries, tart cherries or blueberries sweetened for processing alone',
    source: '7 CFR 210.11(h)(2)',
    certainty: 'certain',
    from: null,
  },
  paired: {
    label: 'exempt foods packed together, nothing else added',
    source: 'USDA SP 63-2014',
    certainty: 'certain',
    from: null,
  },
  sugar_free_gum: {
    label: 'sugar-free chewing gum',
    source: '7 CFR 210.11(c)(3), paragraph not verified',
    certainty: 'likely',
    from: null,
  },
  school_menu_entree: {
    label: "entrée of that day's or the day before's school menu",
    source: '7 CFR 210.11(c)(3)',
    certainty: 'certain',
    from: null,
  },
} as const satisfies Record<string, Exemption>;

/** A Smart Snack exemption by its id; undefined for another guideline's. */
export function findExemption(id: string): Exemption | undefined {
  return Object.hasOwn(EXEMPTIONS, id) ? EXEMPTIONS[id as keyof typeof EXEMPTIONS] : undefined;
}
