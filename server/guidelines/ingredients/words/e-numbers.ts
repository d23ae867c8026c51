import { TRAIT, type WordTraits } from './word-table.ts';

/**
 * E numbers that are markers of NOVA group 4, by the marker they stand for: the lists Open Food Facts computes with.
 * A pair is a range, ends included; letters after the number (E160b, E472e) go with their number.
 */
const GROUP_4: readonly (readonly [marker: string, ...ranges: (number | readonly [number, number])[]])[] = [
  ['color', [100, 107], 110, 111, [120, 133], [140, 143], [150, 155], [160, 166], [170, 175], [180, 182]],
  ['emulsifier', 322, [471, 483], [491, 495], [430, 436], [442, 445], 1505],
  ['lactylate or lactate', [325, 329]],
  [
    'thickener, stabilizer or gelling agent',
    [400, 410],
    [412, 418],
    [420, 422],
    425,
    428,
    [440, 441],
    [459, 470],
  ],
  ['polyphosphate', [450, 452]],
  ['modified starch', [1400, 1405], 1410, [1412, 1414], 1420, 1422, 1440, 1442, 1450, 1451],
  ['flavor enhancer', [620, 637], 640, 641, 650, 1104],
  ['sweetener', [950, 957], [959, 962], [964, 969]],
  ['anti-foaming or anti-caking silica', 551, 900, 1521],
  ['glazing agent', [901, 905], 907],
  ['carbonating or propellant gas', [938, 939], [941, 943]],
];

/** E290 is carbon dioxide: on the published list, though plain sparkling water stays what it is. */
const GROUP_3: readonly number[] = [202, 249, 250, 251, 252];

const ARTIFICIAL_COLOURS: readonly number[] = [
  102, 104, 110, 122, 123, 124, 127, 128, 129, 131, 132, 133, 142, 143, 151, 154, 155, 171, 180,
];
const LOW_CALORIE_SWEETENERS: readonly number[] = [950, 951, 952, 954, 955, 957, 959, 960, 961, 962, 969];
const SUGAR_ALCOHOLS: readonly number[] = [420, 421, 953, 964, 965, 966, 967, 968];
/** BHA, propylparaben, bromates and iodates, azodicarbonamide. */
const BANNED_IN_NYC: readonly number[] = [320, 216, 917, 924, 927];
const MEAT: readonly number[] = [120, 428, 441, 542];
const ANIMAL: readonly number[] = [901, 904, 966, 1105];
const UNCERTAIN: readonly number[] = [
  322, 325, 326, 327, 422, 430, 431, 432, 433, 434, 435, 436, 470, 471, 472, 473, 474, 475, 476, 477, 478,
  479, 481, 482, 491, 492, 493, 494, 495, 570, 620, 621, 627, 631, 635, 640, 920,
];

const MARKERS = new Map<number, string>();
for (const [marker, ...ranges] of GROUP_4) {
  for (const range of ranges) {
    const [from, to] = typeof range === 'number' ? [range, range] : range;
    for (let number = from; number <= to; number++) MARKERS.set(number, marker);
  }
}

const E_NUMBER = /^e ?(\d{3,4})[a-k]?(?: ?\(?[ivx]+\)?)?$/;

/** What an E number says; undefined where the name is none. */
export function findENumber(name: string): WordTraits | undefined {
  const digits = E_NUMBER.exec(name)?.[1];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const marker = MARKERS.get(number);
  if (marker !== undefined) return { group: 'additive', traits: traitsOf(number), nova: 4, marker };
  if (GROUP_3.includes(number)) return { group: 'additive', traits: 0, nova: 3, marker: 'preservative' };
  return { group: 'additive', traits: traitsOf(number), nova: 1, marker: null };
}

function traitsOf(number: number): number {
  let traits = 0;
  if (ARTIFICIAL_COLOURS.includes(number)) traits |= TRAIT.artificialColour;
  if (LOW_CALORIE_SWEETENERS.includes(number)) traits |= TRAIT.lowCalorieSweetener;
  if (SUGAR_ALCOHOLS.includes(number)) traits |= TRAIT.sugarAlcohol;
  if (BANNED_IN_NYC.includes(number)) traits |= TRAIT.bannedAdditive;
  if (MEAT.includes(number)) traits |= TRAIT.meat;
  if (ANIMAL.includes(number)) traits |= TRAIT.animalProduct;
  if (UNCERTAIN.includes(number)) traits |= TRAIT.uncertainOrigin;
  return traits;
}
