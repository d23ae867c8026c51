import type { Substance } from '#contract/ingredient-laws.ts';
import { LAW_TITLES } from '#contract/law-titles.ts';
import { t } from '#server/language/speech.ts';
import type { LabelLaw } from './law.ts';

/** Of the 44 that Texas names, those that Louisiana names as well. "Bromated flour" is read as potassium bromate. */
const BOTH: readonly Substance[] = [
  ...(['acetylated_esters', 'anisole', 'ada', 'bha', 'bht', 'bleached_flour', 'blue_1', 'blue_2'] as const),
  ...(['calcium_bromate', 'canthaxanthin', 'certified_color', 'citrus_red_2', 'diacetyl'] as const),
  ...(['dimethylamylamine', 'dioctyl_sodium_sulfosuccinate', 'green_3'] as const),
  ...(['interesterified_palm_oil', 'interesterified_soybean_oil', 'lactylated_esters', 'lye'] as const),
  ...(['morpholine', 'olestra', 'pho', 'potassium_aluminum_sulfate', 'potassium_bromate'] as const),
  ...(['potassium_iodate', 'propylene_oxide', 'propylparaben', 'red_3', 'red_4', 'red_40'] as const),
  ...(['sodium_aluminum_sulfate', 'sodium_lauryl_sulfate', 'sodium_stearyl_fumarate'] as const),
  ...(['stearyl_tartrate', 'thiodipropionic_acid', 'toluene', 'yellow_5', 'yellow_6'] as const),
];

/** Laws that ask for words on a label or beside the food, and forbid nothing. */
export const LABEL_LAWS: readonly LabelLaw[] = [
  {
    key: 'tx_sb_25',
    title: LAW_TITLES.tx_sb_25,
    citation: 'Health and Safety Code 431.0815',
    place: 'TX',
    food: 'all_food',
    duty: 'warning',
    substances: [...BOTH, 'datem', 'ficin', 'titanium_dioxide'],
    from: '2027-01-01',
    hold: 'enjoined',
    scope: t`A warning on labels made from that day, no ban. A court stopped it on 11 February 2026 for the members of the trade groups that sued, and a rule of the state excuses what FDA or USDA holds safe, which is most of it. Not restaurants, food that a shop prepares, what USDA regulates, or supplements. Synthetic trans fatty acids are read as partially hydrogenated oil.`,
    certainty: 'likely',
    history: [
      {
        day: '2026-02-11',
        event: t`A court stops it for the members of the trade groups that sued`,
        source: null,
      },
    ],
  },
  {
    key: 'la_act_463_notice',
    title: LAW_TITLES.la_act_463_notice,
    citation: 'La. R.S. 40:661',
    place: 'LA',
    food: 'all_food',
    duty: 'disclosure',
    substances: [...BOTH, 'acesulfame_potassium', 'aspartame', 'sucralose'],
    from: '2028-01-01',
    scope: t`A QR code and a notice, no ban. Synthetic trans fatty acids are read as partially hydrogenated oil.`,
    certainty: 'likely',
  },
];
