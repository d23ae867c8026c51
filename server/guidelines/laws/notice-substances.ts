import { t } from '#server/language/speech.ts';
import { numbered, type SubstanceWords } from './words.ts';

const ALUM = /\balum\b/;
const SWEETENERS = /^(?:artificial |non[\s-]?nutritive )?sweeteners?$/;

/**
 * What only laws on labels name. Nothing forbids them, so that they are looked for where a product is opened and not kept
 * with it for lists.
 */
export const NOTICE_SUBSTANCES = {
  acetylated_esters: {
    name: t`acetylated esters of mono- and diglycerides`,
    words: /\bacetylated (?:esters of )?(?:mono|diglyc|glycer)|\bacetic acid esters? of mono|\be\s?472a\b/,
  },
  anisole: { name: t`anisole`, words: /(?<!h[yi]drox\w* )\banisole\b/ },
  bleached_flour: {
    name: t`bleached flour`,
    words: /\bbleached (?:[\w-]+ ){0,3}flour\b|\bflour[\s,(-]+bleached\b|\benriched bleached\b/,
  },
  calcium_bromate: { name: t`calcium bromate`, words: /\bcalcium bromate\b/ },
  canthaxanthin: { name: t`canthaxanthin`, words: /\bcanthaxanth[ia]n\b|\be\s?161g\b/ },
  certified_color: {
    name: t`certified color`,
    words: /\bcertified colou?r|\borange b\b/,
  },
  diacetyl: { name: t`diacetyl`, words: /\bdiacetyl\b(?![\s-]*(?:tart|free))/ },
  datem: { name: t`DATEM`, words: /\bdatem\b|\bdiacetyl[\s-]*tart|\be\s?472e\b/ },
  dimethylamylamine: { name: t`dimethylamylamine`, words: /\bdimethylamylamine\b|\bdmaa\b/ },
  dioctyl_sodium_sulfosuccinate: {
    name: t`dioctyl sodium sulfosuccinate`,
    words: /\bdioctyl sodium\b|\bdocusate\b|\be\s?480\b/,
  },
  ficin: { name: t`ficin`, words: /\bficin\b/ },
  interesterified_palm_oil: {
    name: t`interesterified palm oil`,
    words: /\binteresterified (?:[\w,&-]+ ){0,6}palm(?! kernel)\b/,
    vague: /\binteresterified (?:vegetable )?(?:oils?|fats?|shortening)\b|\binteresterified$/,
  },
  interesterified_soybean_oil: {
    name: t`interesterified soybean oil`,
    words: /\binteresterified (?:[\w,&-]+ ){0,6}soy(?:bean)?\b/,
    vague: /\binteresterified (?:vegetable )?(?:oils?|fats?|shortening)\b|\binteresterified$/,
  },
  lactylated_esters: {
    name: t`lactylated fatty acid esters of glycerol and propylene glycol`,
    words: /\blactylated (?:fatty acid )?esters\b/,
  },
  lye: { name: t`lye`, words: /\blye\b|\bsodium hydroxide\b/, vague: /\bpotassium hydroxide\b/ },
  morpholine: { name: t`morpholine`, words: /\bmorpholine\b/ },
  olestra: { name: t`olestra`, words: /\bolestra\b|\bolean\b/ },
  potassium_aluminum_sulfate: {
    name: t`potassium aluminum sulfate`,
    words: /\bpotassium alumini?um sul(?:f|ph)ate\b|\bpotassium alum\b|\be\s?522\b/,
    vague: ALUM,
  },
  potassium_iodate: { name: t`potassium iodate`, words: /\bpotassium iodate\b/ },
  propylene_oxide: { name: t`propylene oxide`, words: /\bpropylene oxide\b/ },
  red_4: { name: t`Red 4`, words: numbered('red', 4, String.raw`\bponceau sx\b|\be\s?125\b`) },
  sodium_aluminum_sulfate: {
    name: t`sodium aluminum sulfate`,
    words: /\bsodium alumini?um sul(?:f|ph)ate\b|\bsodium alum\b|\be\s?521\b/,
    vague: ALUM,
  },
  sodium_lauryl_sulfate: { name: t`sodium lauryl sulfate`, words: /\bsodium laur[yi]l sul(?:f|ph)ate\b/ },
  sodium_stearyl_fumarate: { name: t`sodium stearyl fumarate`, words: /\bsodium stearyl fumarate\b/ },
  stearyl_tartrate: { name: t`stearyl tartrate`, words: /\bstearyl tartrate\b|\be\s?483\b/ },
  thiodipropionic_acid: { name: t`thiodipropionic acid`, words: /\bthiodipropionic\b|\be\s?388\b/ },
  toluene: { name: t`toluene`, words: /(?<!h[yi]drox\w* )\btoluene\b/ },
  acesulfame_potassium: {
    name: t`acesulfame potassium`,
    words: /\bacesulfame\b|\bace[\s-]?k\b|\be\s?950\b/,
    vague: SWEETENERS,
  },
  aspartame: { name: t`aspartame`, words: /\baspartame\b|\bnutrasweet\b|\be\s?951\b/, vague: SWEETENERS },
  sucralose: { name: t`sucralose`, words: /\bsucralose\b|\bsplenda\b|\be\s?955\b/, vague: SWEETENERS },
} as const satisfies Readonly<Record<string, SubstanceWords>>;

export type NoticeSubstance = keyof typeof NOTICE_SUBSTANCES;
export const NOTICE_SUBSTANCE_KEYS = Object.keys(NOTICE_SUBSTANCES) as NoticeSubstance[];
