import { t } from '#server/language/speech.ts';
import { numbered, type SubstanceWords } from './words.ts';

const ALUM = /\balum\b/;
const SWEETENERS = /^(?:artificial |non[\s-]?nutritive )?sweeteners?$/;
const SWEETENER_LABELS = ['artificial sweetener'];

/** Flavors need not be named one by one (21 CFR 101.22(h)(1)), so these words may stand for one. */
const FLAVORS = /\bflavou?r(?:s|ings?)?\b|\bsabor(?:izante)?s?\b|\bsaveurs?\b|\bar[oô]m[ae]s?\b/;
const FLAVOR_LABELS = ['natural flavor', 'artificial flavor'];
const INTERESTERIFIED = /\binteresterified (?:vegetable )?(?:oils?|fats?|shortening)\b|\binteresterified$/;

/** What only laws on labels name: nothing forbids them. */
export const NOTICE_SUBSTANCES = {
  acetylated_esters: {
    name: t`acetylated esters of mono- and diglycerides`,
    words: /\bacetylated (?:esters of )?(?:mono|diglyc|glycer)|\bacetic acid esters? of mono|\be\s?472a\b/,
  },
  anisole: {
    name: t`anisole`,
    mayMean: FLAVOR_LABELS,
    words: /(?<!h[yi]drox\w* )\banisole\b/,
    vague: FLAVORS,
  },
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
  diacetyl: {
    name: t`diacetyl`,
    mayMean: [...FLAVOR_LABELS, 'starter distillate'],
    words: /\bdiacetyl\b(?![\s-]*(?:tart|free))/,
    vague: new RegExp(String.raw`${FLAVORS.source}|\bstarter distillate\b`),
  },
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
    mayMean: ['interesterified oil'],
    vague: INTERESTERIFIED,
  },
  interesterified_soybean_oil: {
    name: t`interesterified soybean oil`,
    words: /\binteresterified (?:[\w,&-]+ ){0,6}soy(?:bean)?\b/,
    mayMean: ['interesterified oil'],
    vague: INTERESTERIFIED,
  },
  lactylated_esters: {
    name: t`lactylated fatty acid esters of glycerol and propylene glycol`,
    words: /\blactylated (?:fatty acid )?esters\b/,
  },
  lye: {
    name: t`lye`,
    mayMean: ['potassium hydroxide'],
    words: /\blye\b|\bsodium hydroxide\b/,
    vague: /\bpotassium hydroxide\b/,
  },
  morpholine: { name: t`morpholine`, words: /\bmorpholine\b/ },
  olestra: { name: t`olestra`, words: /\bolestra\b|\bolean\b/ },
  potassium_aluminum_sulfate: {
    name: t`potassium aluminum sulfate`,
    words: /\bpotassium alumini?um sul(?:f|ph)ate\b|\bpotassium alum\b|\be\s?522\b/,
    mayMean: ['alum'],
    vague: ALUM,
  },
  potassium_iodate: { name: t`potassium iodate`, words: /\bpotassium iodate\b/ },
  propylene_oxide: { name: t`propylene oxide`, words: /\bpropylene oxide\b/ },
  red_4: { name: t`Red 4`, words: numbered('red', 4, String.raw`\bponceau sx\b|\be\s?125\b`) },
  sodium_aluminum_sulfate: {
    name: t`sodium aluminum sulfate`,
    withoutParts:
      /\bbaking powder\b(?!\s*[([{:])|(?<!\bas (?:a )?)\bleavening(?: agents?)?(?=\s*(?:[,.;]|$))/,
    words: /\bsodium alumini?um sul(?:f|ph)ate\b|\bsodium alum\b|\be\s?521\b/,
    mayMean: ['alum'],
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
    mayMean: SWEETENER_LABELS,
    vague: SWEETENERS,
  },
  aspartame: {
    name: t`aspartame`,
    mayMean: SWEETENER_LABELS,
    words: /\baspartame\b|\bnutrasweet\b|\be\s?951\b/,
    vague: SWEETENERS,
  },
  sucralose: {
    name: t`sucralose`,
    mayMean: SWEETENER_LABELS,
    words: /\bsucralose\b|\bsplenda\b|\be\s?955\b/,
    vague: SWEETENERS,
  },
} as const satisfies Readonly<Record<string, SubstanceWords>>;
