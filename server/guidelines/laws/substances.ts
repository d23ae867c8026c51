import { SUBSTANCE_KEYS, type Substance } from '#contract/ingredient-laws.ts';
import { t } from '#server/language/speech.ts';
import { anyOf } from './any-of.ts';
import { NOTICE_SUBSTANCES } from './notice-substances.ts';
import { COLOR_WORDS, NUMBER_SIGN, numbered, type SubstanceWords } from './words.ts';

/** Names that may stand for several substances, as labels print them and as words of a folded list. */
const AS_PRESERVATIVE = {
  mayMean: ['preservative', 'antioxidant'],
  vague: /\bpreservatives?\b|\bantioxidants?\b/,
};
const AS_DOUGH_CONDITIONER = {
  mayMean: ['dough conditioner', 'flour treatment', 'oxidizing agent'],
  vague: /\bdough conditioners?\b|\bflour treatment\b|\bmaturing agents?\b|\boxidizing agents?\b/,
};
const AS_CARAMEL = {
  mayMean: ['caramel', 'caramel color'],
  vague: /\bcaramel colou?r|\be\s?150\b|^caramel$|\bcolou?r(?:ed|ing)? with caramel\b/,
};

/**
 * What ingredient laws name. US labels must name certified colors one by one (21 CFR 101.22(k)(1)), so "artificial color"
 * hides none of them; titanium dioxide is exempt, so it may hide that.
 */
export const SUBSTANCES = {
  red_3: {
    name: t`Red 3`,
    labels: ['FD&C Red No. 3', 'Red 3', 'Red 3 Lake', 'erythrosine', 'E127'],
    words: numbered('red', 3, String.raw`\berythrosine?\b|\be\s?127\b`),
  },
  red_40: {
    name: t`Red 40`,
    labels: ['FD&C Red No. 40', 'Red 40', 'Red 40 Lake', 'Allura Red AC', 'E129'],
    words: numbered('red', 40, String.raw`\ballura\b|\be\s?129\b`),
  },
  yellow_5: {
    name: t`Yellow 5`,
    labels: ['Yellow 5', 'Yellow 5 Lake', 'tartrazine', 'E102'],
    words: numbered('yellow', 5, String.raw`\btartrazin[ea]?\b|\be\s?102\b`),
  },
  yellow_6: {
    name: t`Yellow 6`,
    labels: ['Yellow 6', 'Yellow 6 Lake', 'sunset yellow', 'E110'],
    words: numbered(
      'yellow',
      6,
      String.raw`\bsunset yellow\b|\bamarillo ocaso\b|\bjaune (?:soleil|orange s)\b|\be\s?110\b`,
    ),
  },
  blue_1: {
    name: t`Blue 1`,
    labels: ['Blue 1', 'Blue 1 Lake', 'brilliant blue', 'E133'],
    words: numbered(
      'blue',
      1,
      String.raw`\bbrilliant blue\b|\bazul brillante\b|\bbleu brillant\b|\be\s?133\b`,
    ),
  },
  blue_2: {
    name: t`Blue 2`,
    labels: ['Blue 2', 'Blue 2 Lake', 'indigotine', 'indigo carmine', 'E132'],
    words: numbered('blue', 2, String.raw`\bindigotin[ea]?\b|\bindigo carmine\b|\be\s?132\b`),
  },
  green_3: {
    name: t`Green 3`,
    labels: ['Green 3', 'fast green FCF'],
    words: numbered('green', 3, String.raw`\bfast green\b`),
  },
  citrus_red_2: {
    name: t`Citrus Red 2`,
    labels: ['Citrus Red 2', 'E121'],
    words: /\bcitrus red\b|\be\s?121\b/,
  },
  orange_b: { name: t`Orange B`, labels: ['Orange B'], words: /\borange b\b/ },
  titanium_dioxide: {
    name: t`titanium dioxide`,
    labels: ['titanium dioxide', 'E171'],
    mayMean: ['artificial color', 'food coloring', 'color added'],
    words: /\btitanium\b|\be\s?171\b/,
    vague:
      /\bartificial(?:ly)? colou?r|\bfood colou?r(?:s|ings?)?\b|\bcolou?r(?:ing)? agents?\b|\bcolou?rants?\b|\bcolou?rs? added\b|\badded colou?rs?\b|^colou?r(?:s|ing|ings|ed)?$|\bwhite colou?r/,
  },
  bvo: {
    name: t`brominated vegetable oil`,
    labels: ['brominated vegetable oil', 'brominated soybean oil', 'BVO'],
    words: /\bbrominate|\bbvo\b/,
  },
  potassium_bromate: {
    name: t`potassium bromate`,
    labels: ['potassium bromate', 'bromated flour', 'E924'],
    words: /(?<!calcium )\bbromate|\be\s?924\b/,
    ...AS_DOUGH_CONDITIONER,
  },
  propylparaben: {
    name: t`propylparaben`,
    labels: ['propylparaben', 'propyl paraben', 'propyl p-hydroxybenzoate', 'E216'],
    words: /\bpropyl[\s-]*para[bo]\w*|\bpropyl p-hydroxybenzoate\b|\be\s?216\b/,
    ...AS_PRESERVATIVE,
  },
  ada: {
    name: t`azodicarbonamide`,
    labels: ['azodicarbonamide', 'ADA', 'E927a'],
    words: /\bazo\s?dicar|\bada\b|\be\s?927a?\b/,
    ...AS_DOUGH_CONDITIONER,
  },
  bha: {
    name: t`BHA`,
    labels: ['BHA', 'butylated hydroxyanisole', 'E320'],
    words: /\bbha\b|\bbutylated hydroxyanisole\b|\be\s?320\b/,
    ...AS_PRESERVATIVE,
  },
  bht: {
    name: t`BHT`,
    labels: ['BHT', 'butylated hydroxytoluene', 'E321'],
    words: /\bbht\b|\bbutylated hydroxytoluene\b|\be\s?321\b/,
    ...AS_PRESERVATIVE,
  },
  caramel_iii: {
    name: t`ammonia caramel`,
    labels: ['ammonia caramel', 'caramel III', 'E150c'],
    words: /\be\s?150c\b|\bammonia caramel\b|\bcaramel iii\b/,
    ...AS_CARAMEL,
  },
  caramel_iv: {
    name: t`sulfite ammonia caramel`,
    labels: ['sulfite ammonia caramel', 'caramel IV', 'E150d'],
    words: /\be\s?150d\b|\bsul(?:f|ph)ite ammonia caramel\b|\bcaramel iv\b/,
    ...AS_CARAMEL,
  },
  pho: {
    name: t`partially hydrogenated oil`,
    labels: ['partially hydrogenated'],
    words: /\bpartially[\s,-]*hydro[gn]/,
  },
  ...NOTICE_SUBSTANCES,
} as const satisfies Readonly<Record<Substance, SubstanceWords>>;

/** The words that name it in folded text; undefined where none do. */
export function wordsFor(substance: Substance, text: string): string | undefined {
  return SUBSTANCES[substance].words.exec(text)?.[0];
}

const COLOR_RUN = new RegExp(
  String.raw`\b(${Object.values(COLOR_WORDS).join('|')})s?${NUMBER_SIGN}\d{1,2}\b(?:\s*(?:,|and|&|\/|\+)\s*(?:and\s*)?(?:no\.?|#)?\s*\d{1,2}\b(?!\s*%))+`,
  'g',
);

/** A substance's vague words. Where a name begins and ends cannot be told before a list is split. */
function vagueAnywhere(substance: Substance): RegExp[] {
  const { vague }: SubstanceWords = SUBSTANCES[substance];
  return vague === undefined ? [] : [new RegExp(vague.source.replaceAll(/[\^$]/g, String.raw`\b`))];
}

const HIDING = SUBSTANCE_KEYS.flatMap((substance) => {
  const { withoutParts }: SubstanceWords = SUBSTANCES[substance];
  return withoutParts === undefined ? [] : [{ substance, withoutParts }];
});

/** The words of a folded list that may hide a substance, as the parts of what they name are not listed. */
export function hidingWords(text: string): (readonly [Substance, string])[] {
  return HIDING.flatMap(({ substance, withoutParts }) => {
    const words = withoutParts.exec(text)?.[0];
    return words === undefined ? [] : [[substance, words] as const];
  });
}

const NAMED = anyOf([...SUBSTANCE_KEYS.map((substance) => SUBSTANCES[substance].words), COLOR_RUN]);
const VAGUE = anyOf(SUBSTANCE_KEYS.flatMap(vagueAnywhere));

/** Whether a folded name or list names any. Few do, and this tells in one pass. */
export function namesAny(text: string): boolean {
  return NAMED.test(text);
}

const EACH_NAMED = new RegExp(NAMED, 'g');
const WORDS_AT = SUBSTANCE_KEYS.map((key) => [key, new RegExp(SUBSTANCES[key].words, 'y')] as const);

/** Every substance named in folded text, with the words that name it first. */
export function namedIn(text: string): Map<Substance, string> {
  const named = new Map<Substance, string>();
  EACH_NAMED.lastIndex = 0;
  for (let match = EACH_NAMED.exec(text); match !== null; match = EACH_NAMED.exec(text)) {
    for (const [substance, words] of WORDS_AT) {
      words.lastIndex = match.index;
      const found = named.has(substance) ? null : words.exec(text);
      if (found !== null) named.set(substance, found[0]);
    }
    // What one substance's words end with may begin another's.
    EACH_NAMED.lastIndex = match.index + 1;
  }
  return named;
}

/** Whether it holds words that may mean one. */
export function mayMeanAny(text: string): boolean {
  return VAGUE.test(text);
}

export function mayMean(substance: Substance, ingredient: string): boolean {
  const { vague }: SubstanceWords = SUBSTANCES[substance];
  return vague?.test(ingredient) === true && wordsFor(substance, ingredient) === undefined;
}

/** Colors whose name is said once for several numbers, "yellow 5 & 6", "red 3, 40", each written out; of folded text. */
export function colorsOfRuns(text: string): string[] {
  return [...text.matchAll(COLOR_RUN)].flatMap(([run, color]) =>
    [...run.matchAll(/\d{1,2}/g)].map(([number]) => `${color} ${number}`),
  );
}
