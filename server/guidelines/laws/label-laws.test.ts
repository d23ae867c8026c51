import { describe, expect, test } from 'vitest';
import { forbiddenOn } from './forbidden-on.ts';
import { judgeLaws } from './judge-laws.ts';
import { LABEL_LAWS } from './label-laws.ts';
import { INGREDIENT_LAWS } from './laws.ts';
import { NOTICE_SUBSTANCES } from './notice-substances.ts';

const findingOf = (key: string, text: string | null, day = '2026-11-22') => {
  const finding = judgeLaws(text, day).find(({ law }) => law.key === key);
  if (!finding) throw new Error(`There is no law ${key}.`);
  return finding;
};
const namedBy = (key: string, text: string) => findingOf(key, text).named.map(({ substance }) => substance);

test('Texas names 44 substances, two of them under one name, and Louisiana all but three, and three more', () => {
  // Bromated flour is read as potassium bromate, synthetic trans fatty acids as partially hydrogenated oil.
  const [texas, louisiana] = LABEL_LAWS.map(({ substances }) => new Set<string>(substances));
  expect(texas?.size).toBe(42);
  expect([...(texas ?? [])].filter((each) => !louisiana?.has(each)).sort()).toEqual([
    'datem',
    'ficin',
    'titanium_dioxide',
  ]);
  expect([...(louisiana ?? [])].filter((each) => !texas?.has(each)).sort()).toEqual([
    'acesulfame_potassium',
    'aspartame',
    'sucralose',
  ]);
});

test('one that is asked for by itself says what labels name, from its day on, however it stands', () => {
  const asked = (day: string) => forbiddenOn(day, { laws: ['tx_sb_25'], places: [], channels: [] });
  const [{ substances } = { substances: [] }] = LABEL_LAWS;
  expect(asked('2026-12-31')).toEqual({ now: [], later: [...new Set(substances)] });
  expect(asked('2027-01-01')).toEqual({ now: [...new Set(substances)], later: [] });
});

test('a law on labels forbids nothing, whatever its day', () => {
  const forbidden = forbiddenOn('2035-01-01', { places: ['LA', 'TX'], channels: ['retail'] });
  expect(forbidden).toEqual({ now: [], later: [] });
  for (const { duty, substances } of INGREDIENT_LAWS)
    if (duty === 'ban')
      expect(substances.filter((each) => Object.hasOwn(NOTICE_SUBSTANCES, each))).toEqual([]);
});

test('Texas is stopped, Louisiana is to come', () => {
  expect(findingOf('tx_sb_25', 'Sugar, Red 40', '2027-06-01')).toMatchObject({
    status: 'enjoined',
    result: 'named',
  });
  expect(findingOf('la_act_463_notice', 'Sugar, sucralose', '2027-12-31').status).toBe('coming');
  expect(findingOf('la_act_463_notice', 'Sugar, sucralose', '2028-01-01').status).toBe('in_force');
});

test.each([null, '', 'Sugar, corn syrup, water, natural flav...'])('%j is unknown', (text) => {
  for (const { key } of LABEL_LAWS) expect(findingOf(key, text).result).toBe('unknown');
});

const SPELLINGS: Readonly<Record<keyof typeof NOTICE_SUBSTANCES, readonly string[]>> = {
  acetylated_esters: ['acetylated monoglycerides', 'acetylated esters of mono- and diglycerides'],
  anisole: ['anisole'],
  bleached_flour: [
    'Enriched bleached flour',
    'bleached wheat flour',
    'flour bleached',
    'wheat flour, bleached',
  ],
  calcium_bromate: ['calcium bromate'],
  canthaxanthin: ['canthaxanthin (for color)', 'canthaxanthan'],
  certified_color: ['U.S. certified colors', 'certified color'],
  diacetyl: ['diacetyl'],
  datem: ['DATEM', 'diacetyl tartaric acid esters of mono-diglycerides'],
  dimethylamylamine: ['DMAA'],
  dioctyl_sodium_sulfosuccinate: ['dioctyl sodium sulfosuccinate'],
  ficin: ['ficin'],
  interesterified_palm_oil: ['interesterified palm oil', 'interesterified soybean and palm oil'],
  interesterified_soybean_oil: [
    'interesterified soybean oil',
    'interesterified and hydrogenated soybean oil',
  ],
  lactylated_esters: ['lactylated fatty acid esters of glycerol and propylene glycol'],
  lye: ['lye', 'sodium hydroxide'],
  morpholine: ['morpholine'],
  olestra: ['olestra', 'Olean'],
  potassium_aluminum_sulfate: ['potassium aluminum sulfate', 'potassium alum'],
  potassium_iodate: ['potassium iodate'],
  propylene_oxide: ['propylene oxide'],
  red_4: ['Red 4', 'FD&C Red #4'],
  sodium_aluminum_sulfate: ['sodium aluminum sulfate', 'sodium aluminium sulphate'],
  sodium_lauryl_sulfate: ['sodium lauryl sulfate'],
  sodium_stearyl_fumarate: ['sodium stearyl fumarate'],
  stearyl_tartrate: ['stearyl tartrate'],
  thiodipropionic_acid: ['thiodipropionic acid'],
  toluene: ['toluene'],
  acesulfame_potassium: ['acesulfame potassium', 'Ace-K'],
  aspartame: ['aspartame*', 'NutraSweet'],
  sucralose: ['sucralose', 'Splenda brand sweetener'],
};

describe('every substance in the spellings of labels', () => {
  test.each(Object.entries(SPELLINGS))('%s', (substance, spellings) => {
    const laws = LABEL_LAWS.filter(({ substances }) => substances.some((each) => each === substance));
    expect(laws.length).toBeGreaterThan(0);
    for (const { key } of laws)
      for (const spelling of spellings)
        expect(namedBy(key, `Sugar, ${spelling}, salt`), spelling).toContain(substance);
  });

  test.each([
    ['anisole', 'butylated hydroxy anisole'],
    ['toluene', 'butylated hydroxytoluene'],
    ['bleached_flour', 'unbleached enriched flour'],
    ['diacetyl', 'diacetyl tartaric acid esters of mono-diglycerides'],
    ['diacetyl', 'esters diacetyl-tartriques'],
    ['ficin', 'rosmarinus officinalis extract'],
    ['red_4', 'Red 40'],
    ['lye', 'soy lecithin'],
    ['interesterified_palm_oil', 'interesterified palm kernel oil'],
    ['potassium_bromate', 'calcium bromate'],
    ['sodium_aluminum_sulfate', 'sodium aluminum phosphate'],
  ])('%s is not %s', (substance, name) => {
    expect(namedBy('tx_sb_25', `Sugar, ${name}, salt`)).not.toContain(substance);
  });

  test.each([
    'Wheat flour, sugar, baking powder (sodium bicarbonate, monocalcium phosphate), salt',
    'Wheat flour, sugar, leavening: sodium bicarbonate, salt',
    'Wheat flour, sugar, baking soda as leavening, salt',
  ])('what raises a dough hides nothing where its parts are listed: %s', (text) => {
    expect(findingOf('tx_sb_25', text).result).toBe('not_named');
  });

  test.each([
    ['tx_sb_25', 'Cucumbers, water, vinegar, salt, sugar, alum'],
    ['tx_sb_25', 'Flour, sugar, butter, milk, baking powder, yeast'],
    ['la_act_463_notice', 'Wheat flour, sugar, salt, leavening.'],
    ['tx_sb_25', 'Sugar, interesterified vegetable oil, salt'],
    ['tx_sb_25', 'Popcorn, corn oil, salt, natural flavor'],
    ['la_act_463_notice', 'Cream, water, milk, salt, sugar, starter distillate'],
    ['la_act_463_notice', 'Water, citric acid, artificial sweetener'],
  ])('%s cannot be told from “%s”', (key, text) => {
    expect(findingOf(key, text)).toMatchObject({
      result: 'unknown',
      doubt: expect.stringContaining('may mean'),
    });
  });
});
