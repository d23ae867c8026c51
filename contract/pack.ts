/** A pack as an order guide writes it: how many, and how much each is. */
export interface Pack {
  /** Items in the case; null where the text gives none. */
  readonly count: number | null;
  /** Of one item, in grams or milliliters; null where its unit is a count, or is not known. */
  readonly size: { readonly value: number; readonly unit: 'g' | 'ml' } | null;
}

/** Grams or milliliters (NIST Handbook 44, appendix C). `#` after a number is a pound; `#10` is a can size, with no weight. */
const UNITS: Readonly<Record<string, readonly [factor: number, unit: 'g' | 'ml']>> = {
  oz: [28.349523125, 'g'],
  z: [28.349523125, 'g'],
  ounce: [28.349523125, 'g'],
  ounces: [28.349523125, 'g'],
  lb: [453.59237, 'g'],
  lbs: [453.59237, 'g'],
  '#': [453.59237, 'g'],
  g: [1, 'g'],
  gm: [1, 'g'],
  gr: [1, 'g'],
  kg: [1000, 'g'],
  floz: [29.5735295625, 'ml'],
  fz: [29.5735295625, 'ml'],
  ml: [1, 'ml'],
  l: [1000, 'ml'],
  lt: [1000, 'ml'],
  ltr: [1000, 'ml'],
  gal: [3785.411784, 'ml'],
  ga: [3785.411784, 'ml'],
  gl: [3785.411784, 'ml'],
  qt: [946.352946, 'ml'],
  pt: [473.176473, 'ml'],
};

const SPANISH_UNITS: Readonly<Record<string, string>> = {
  onza: 'oz',
  onzas: 'oz',
  libra: 'lb',
  libras: 'lb',
  gramo: 'g',
  gramos: 'g',
  grs: 'g',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  lts: 'l',
  litro: 'l',
  litros: 'l',
  galon: 'gal',
  galones: 'gal',
};

const SPANISH_COUNTS = ['pza', 'pzas', 'pz', 'pieza', 'piezas', 'ud', 'uds', 'unidad', 'unidades'];
const COUNTS = new Set(['ct', 'cnt', 'count', 'ea', 'each', 'pc', 'pk', 'pack', ...SPANISH_COUNTS]);
const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)`;
const UNIT = String.raw`\s*(fl\.?\s*oz|[a-z]+|#)?\.?`;
/** `72/1.41OZ`, `6 × 102 oz`, `4 / 5 LB`, `12 pzas de 500 g`. */
const MULTIPLE = new RegExp(
  `^${NUMBER}\\s*(?:(?:${SPANISH_COUNTS.join('|')})\\.?\\s*)?(?:/|x|×|\\*|de)\\s*${NUMBER}${UNIT}$`,
  'i',
);
/** What Spanish guides begin a pack with: `Caja c/12 pzas`. */
const CASE_WITH = /^(?:caja|cja|cj)\.? ?(?:con|de|c\/) ?(?=\d)/;
const SINGLE = new RegExp(`^${NUMBER}${UNIT}$`, 'i');

/** Reads a pack; undefined where the text is none. */
export function parsePack(text: string): Pack | undefined {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(CASE_WITH, '');
  const multiple = MULTIPLE.exec(plain);
  if (multiple) {
    const [, count, size, unit] = multiple;
    return { count: wholeOf(count), size: sizeOf(size, unit) };
  }
  const single = SINGLE.exec(plain);
  if (!single) return undefined;
  const [, number, unit = ''] = single;
  if (COUNTS.has(unit)) return { count: wholeOf(number), size: null };
  const size = sizeOf(number, unit);
  return size ? { count: null, size } : undefined;
}

function sizeOf(number = '', unit = ''): Pack['size'] {
  const plain = unit.replaceAll(/[\s.]/g, '');
  const [factor, base] = UNITS[SPANISH_UNITS[plain] ?? plain] ?? [];
  const value = Number(number);
  return factor === undefined || base === undefined || !(value > 0)
    ? null
    : { value: value * factor, unit: base };
}

function wholeOf(text = ''): number | null {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : null;
}
