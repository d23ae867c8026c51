import { t } from 'ttag';

/** Where ingredient laws are made, by key: the union and its states. */
export const LAW_PLACES = {
  US: t`United States`,
  AR: 'Arkansas',
  AZ: 'Arizona',
  CA: 'California',
  LA: 'Louisiana',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  WV: t`West Virginia`,
} as const;
export type LawPlace = keyof typeof LAW_PLACES;
export const LAW_PLACE_KEYS = Object.keys(LAW_PLACES) as [LawPlace, ...LawPlace[]];

/** Channels through which food reaches people, by key: a buyer chooses those that laws are to be judged for. */
export const LAW_CHANNELS = {
  school: t`Schools`,
  hospital: t`Hospitals`,
  retail: t`Retail`,
} as const;
export type LawChannel = keyof typeof LAW_CHANNELS;
export const LAW_CHANNEL_KEYS = Object.keys(LAW_CHANNELS) as [LawChannel, ...LawChannel[]];

/** What a law bites on. */
export const LAW_FOODS = {
  all_food: t`all food`,
  school_meals: t`school meals`,
  school_campus: t`food on a school campus`,
} as const;
export type LawFood = keyof typeof LAW_FOODS;
export const LAW_FOOD_KEYS = Object.keys(LAW_FOODS) as [LawFood, ...LawFood[]];

/** What a law asks: that the substances are not in the food, or words about them on its label or next to the food. */
export const LAW_DUTIES = ['ban', 'warning', 'disclosure'] as const;
export type LawDuty = (typeof LAW_DUTIES)[number];

/** On a day. One that a court stopped or that is only proposed is never in force, whatever its day. */
export const LAW_STATUSES = ['in_force', 'coming', 'enjoined', 'proposed'] as const;
export type LawStatus = (typeof LAW_STATUSES)[number];

/** Never "compliant": what is in traces, or helped to process the food, is on no label. */
export const LAW_RESULTS = ['named', 'not_named', 'unknown'] as const;
export type LawResult = (typeof LAW_RESULTS)[number];

/** How a chosen law stands: as on a day, or made elsewhere or for others than was asked. */
export const CHOSEN_LAW_STATUSES = [...LAW_STATUSES, 'elsewhere'] as const;

/** What the laws of some places say of a product on a day, all together. */
export const LAW_ANSWERS = ['not_named', 'named', 'named_later', 'unknown', 'unknown_later'] as const;
export type LawAnswer = (typeof LAW_ANSWERS)[number];

/** Why a label is no whole list: what it does not name may be in the food all the same. */
export const LIST_GAPS = [
  'no_list',
  'cut_off',
  'treatment_only',
  'unnamed_parts',
  'not_separated',
  'unknown_names',
] as const;
export type ListGap = (typeof LIST_GAPS)[number];

/** For want of what it cannot be told whether a label names a substance: one of them each. */
export const LAW_WANTS = [...LIST_GAPS, 'clear_words'] as const;
export type LawWant = (typeof LAW_WANTS)[number];

/** What ingredient laws name, by key: what some forbid, then what is only in laws on labels. */
export const SUBSTANCE_KEYS = [
  'red_3',
  'red_40',
  'yellow_5',
  'yellow_6',
  'blue_1',
  'blue_2',
  'green_3',
  'citrus_red_2',
  'orange_b',
  'titanium_dioxide',
  'bvo',
  'potassium_bromate',
  'propylparaben',
  'ada',
  'bha',
  'bht',
  'caramel_iii',
  'caramel_iv',
  'pho',
  'acetylated_esters',
  'anisole',
  'bleached_flour',
  'calcium_bromate',
  'canthaxanthin',
  'certified_color',
  'diacetyl',
  'datem',
  'dimethylamylamine',
  'dioctyl_sodium_sulfosuccinate',
  'ficin',
  'interesterified_palm_oil',
  'interesterified_soybean_oil',
  'lactylated_esters',
  'lye',
  'morpholine',
  'olestra',
  'potassium_aluminum_sulfate',
  'potassium_iodate',
  'propylene_oxide',
  'red_4',
  'sodium_aluminum_sulfate',
  'sodium_lauryl_sulfate',
  'sodium_stearyl_fumarate',
  'stearyl_tartrate',
  'thiodipropionic_acid',
  'toluene',
  'acesulfame_potassium',
  'aspartame',
  'sucralose',
] as const;
export type Substance = (typeof SUBSTANCE_KEYS)[number];
