import {
  LAW_CHANNEL_KEYS,
  type LawChannel,
  type LawFood,
  type LawPlace,
  type LawStatus,
  type Substance,
} from '#contract/ingredient-laws.ts';

/** One law: these substances may not be in such food from this day. */
export interface IngredientLaw {
  readonly key: string;
  /** "California AB 418". */
  readonly title: string;
  readonly citation: string;
  readonly place: LawPlace;
  /** What it bites on. */
  readonly food: LawFood;
  readonly substances: readonly Substance[];
  /** The first day, as YYYY-MM-DD. Of school years the first of July: our reading. */
  readonly from: string;
  /** What stands in its way; a law without it applies from its day. */
  readonly hold?: Extract<LawStatus, 'enjoined' | 'proposed'>;
  /** Whom it binds and whom not, in a sentence. */
  readonly scope: string;
  readonly certainty: 'certain' | 'likely';
}

/** The channels that a law on such food binds. */
export const CHANNELS_OF: Readonly<Record<LawFood, readonly LawChannel[]>> = {
  all_food: LAW_CHANNEL_KEYS,
  school_meals: ['school'],
  school_campus: ['school'],
};

const SIX_COLORS = ['blue_1', 'blue_2', 'green_3', 'red_40', 'yellow_5', 'yellow_6'] as const;
const SEVEN_COLORS = ['red_3', ...SIX_COLORS] as const;

/**
 * Laws on named substances, as published by 22 November 2026. Left out: Texas S.B. 25 and Louisiana R.S. 40:661, whose lists of
 * 44 hold substances that labels do not name; requests without force of law; states that were not verified.
 */
export const INGREDIENT_LAWS: readonly IngredientLaw[] = [
  {
    key: 'us_bvo',
    title: 'FDA: brominated vegetable oil',
    citation: '21 CFR 180.30, removed by 89 FR 55040',
    place: 'US',
    food: 'all_food',
    substances: ['bvo'],
    from: '2025-08-02',
    scope: 'All food in the United States.',
    certainty: 'likely',
  },
  {
    key: 'us_pho',
    title: 'FDA: partially hydrogenated oils',
    citation: '80 FR 34650',
    place: 'US',
    food: 'all_food',
    substances: ['pho'],
    from: '2021-01-01',
    scope: 'All food in the United States; they are not generally recognized as safe.',
    certainty: 'likely',
  },
  {
    key: 'us_red_3',
    title: 'FDA: Red No. 3',
    citation: '21 CFR 74.303, repealed by 90 FR 4628; 91 FR 50475',
    place: 'US',
    food: 'all_food',
    substances: ['red_3'],
    from: '2027-01-15',
    scope: 'All food in the United States; food colored before that day stays lawful.',
    certainty: 'certain',
  },
  {
    key: 'us_orange_b',
    title: 'FDA: Orange B',
    citation: '21 CFR 74.250',
    place: 'US',
    food: 'all_food',
    substances: ['orange_b'],
    from: '2025-09-17',
    hold: 'proposed',
    scope: 'Proposed; no day is set.',
    certainty: 'likely',
  },
  {
    key: 'ca_ab_418',
    title: 'California AB 418',
    citation: 'Health and Safety Code 109025',
    place: 'CA',
    food: 'all_food',
    substances: ['bvo', 'potassium_bromate', 'propylparaben', 'red_3'],
    from: '2027-01-01',
    scope: 'Food made or sold in the state.',
    certainty: 'likely',
  },
  {
    key: 'ca_ab_2316',
    title: 'California AB 2316',
    citation: 'Education Code 49431.9',
    place: 'CA',
    food: 'school_campus',
    substances: SIX_COLORS,
    from: '2027-12-31',
    scope:
      'Food that a public school offers or sells; not fundraisers off campus or after school, not USDA Foods.',
    certainty: 'likely',
  },
  {
    key: 'wv_school',
    title: 'West Virginia HB 2354, schools',
    citation: 'W. Va. Code 18-5D-3A',
    place: 'WV',
    food: 'school_meals',
    substances: SEVEN_COLORS,
    from: '2025-08-01',
    scope: 'School meals; the injunction against the rest of the law leaves it alone.',
    certainty: 'likely',
  },
  {
    key: 'wv_all',
    title: 'West Virginia HB 2354, all food',
    citation: 'W. Va. Code 16-7-2(b)(7)',
    place: 'WV',
    food: 'all_food',
    substances: [...SEVEN_COLORS, 'bha', 'propylparaben'],
    from: '2028-01-01',
    hold: 'enjoined',
    scope: 'All food in the state; a court stopped it on 23 December 2025.',
    certainty: 'likely',
  },
  {
    key: 'az_hb_2164',
    title: 'Arizona HB 2164',
    citation: 'A.R.S. 15-242.01',
    place: 'AZ',
    food: 'school_campus',
    substances: ['potassium_bromate', 'propylparaben', 'titanium_dioxide', 'bvo', ...SEVEN_COLORS],
    from: '2026-07-01',
    scope:
      'Food served or sold on campus in school hours where federal meal money is used, by third parties too.',
    certainty: 'likely',
  },
  {
    key: 'ut_hb_402',
    title: 'Utah HB 402',
    citation: 'Utah Code 53G-9-205.2',
    place: 'UT',
    food: 'school_campus',
    substances: ['potassium_bromate', 'propylparaben', ...SEVEN_COLORS],
    from: '2026-07-01',
    scope: 'Public schools on school days; not vending, concessions or districts of 5,500 pupils or fewer.',
    certainty: 'likely',
  },
  {
    key: 'tx_sb_314',
    title: 'Texas S.B. 314',
    citation: 'Education Code 33.9011',
    place: 'TX',
    food: 'school_meals',
    substances: [
      ...(['bvo', 'potassium_bromate', 'propylparaben', 'ada', 'bha', 'citrus_red_2', 'orange_b'] as const),
      ...(['caramel_iii', 'caramel_iv', 'titanium_dioxide'] as const),
      ...SEVEN_COLORS,
    ],
    from: '2026-07-01',
    scope:
      'Free and reduced-price meals; contracts from 1 September 2026. What is "substantially similar" cannot be told from a label.',
    certainty: 'likely',
  },
  {
    key: 'va_hb_1910',
    title: 'Virginia HB 1910',
    citation: 'Va. Code 22.1-207.4:3',
    place: 'VA',
    food: 'school_campus',
    substances: SEVEN_COLORS,
    from: '2027-07-01',
    scope: 'School meals and food sold in competition with them.',
    certainty: 'likely',
  },
  {
    key: 'la_act_463_school',
    title: 'Louisiana Act 463, schools',
    citation: 'La. R.S. 17:197.2',
    place: 'LA',
    food: 'school_meals',
    substances: [...SEVEN_COLORS, 'ada', 'bha', 'bht'],
    from: '2028-07-01',
    scope:
      'School breakfast, lunch and aftercare; not vending or concessions. Five more substances of the law are not verified.',
    certainty: 'likely',
  },
  {
    key: 'ar_all',
    title: 'Arkansas',
    citation: 'news report; the act was not read',
    place: 'AR',
    food: 'all_food',
    substances: ['potassium_bromate', 'propylparaben'],
    from: '2028-01-01',
    scope: 'All food in the state.',
    certainty: 'likely',
  },
];
