import { demoTradeItems } from '#demo/catalogue/demo-catalogue.ts';
import { type Random, randomOf } from '#demo/catalogue/random.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';

/** A line as a distributor's file would have it, and the product it means; null: not in the catalogue. */
export interface GuideLine {
  readonly code: string;
  readonly supplier_number: string;
  readonly brand: string;
  readonly name: string;
  readonly pack: string;
  readonly unit: string;
  readonly quantity: number;
  readonly price: number;
  readonly truth: string | null;
}

export const GUIDE_STYLES = ['plain', 'capitals', 'dirty'] as const;
export type GuideStyle = (typeof GUIDE_STYLES)[number];

interface Sold {
  readonly product: TradeItem;
  readonly packed: TradeItem | undefined;
  readonly count: number;
}

/** A guide of so many lines of the demo catalogue in a distributor's style: the same every time. */
export function orderGuide(style: GuideStyle, lines: number): GuideLine[] {
  const random = randomOf('order-guide', style);
  const sold = soldProducts();
  return Array.from({ length: lines }, (_, n) => lineOf(style, random.pick(sold), n, random));
}

function soldProducts(): Sold[] {
  const all = [...demoTradeItems()];
  const inside = new Map<string, TradeItem>();
  for (const item of all) {
    const [only] = item.contains;
    if (item.product_type === 'CASE' && only && item.contains.length === 1) inside.set(only.gtin, item);
  }
  return all
    .filter(
      ({ product_type, name, contains }) =>
        product_type === 'BASE_UNIT_OR_EACH' && name && contains.length === 0,
    )
    .map((product) => {
      const packed = inside.get(product.gtin);
      return { product, packed, count: packed?.contains[0]?.quantity ?? 1 };
    });
}

function lineOf(style: GuideStyle, { product, packed, count }: Sold, n: number, random: Random): GuideLine {
  const brand = product.brand ?? '';
  const name = product.name ?? '';
  const code = codeOf(style, product, packed, random);
  const written = style === 'plain' ? { brand, name } : capitals(style, brand, name, random);
  // One line in twenty is of a food that no catalogue has.
  const isStranger = random.chance(0.05);
  return {
    ...written,
    ...(isStranger && { name: `HOUSE SPECIAL TRAY ${n} ZUVA`, brand: 'QUOLLING' }),
    code: isStranger ? '' : code,
    supplier_number: String(400_000 + n * 7),
    pack: packOf(style, product, count, random),
    unit: packed ? 'CS' : 'EA',
    quantity: 1 + Math.floor(random.next() * 40),
    price: Math.round(random.between(900, 9_000)) / 100,
    truth: isStranger ? null : product.gtin,
  };
}

/** A third of the lines have no code; dirty files lose zeros and digits, and mistype. */
function codeOf(
  style: GuideStyle,
  product: TradeItem,
  packed: TradeItem | undefined,
  random: Random,
): string {
  if (random.chance(0.33)) return '';
  const own = random.chance(0.6) && packed ? packed.gtin : product.gtin;
  if (style === 'plain') return own;
  const short = own.replace(/^0+/, '');
  if (style === 'capitals') return random.chance(0.5) ? short : own;
  const spoiled = random.next();
  if (spoiled < 0.1) return `${short[0]}.${short.slice(1, 3)}E+${short.length - 1}`;
  if (spoiled < 0.2) return `${short.slice(0, -1)}${(Number(short.at(-1)) + 3) % 10}`;
  if (spoiled < 0.3) return short.slice(0, -1);
  return random.chance(0.5) ? short : own;
}

const SHORT: Readonly<Record<string, string>> = {
  ORGANIC: 'ORG',
  CHICKEN: 'CHKN',
  CHOCOLATE: 'CHOC',
  VEGETABLE: 'VEG',
  CHEESE: 'CHS',
  WHOLE: 'WHL',
  SAUCE: 'SCE',
  DRESSING: 'DRSG',
  TURKEY: 'TRKY',
  FROZEN: 'FRZN',
  UNSALTED: 'UNSLTD',
};

function capitals(style: GuideStyle, brand: string, name: string, random: Random) {
  const words = name
    .toUpperCase()
    .replaceAll(/[,&]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const shortened = words.map(
    (word) => SHORT[word] ?? (random.chance(style === 'dirty' ? 0.5 : 0.2) ? abbreviate(word) : word),
  );
  if (style === 'capitals') return { brand: brand.toUpperCase(), name: shortened.join(' ') };
  // The food first, as trade descriptions have it.
  const [last = '', ...rest] = shortened.toReversed();
  const turned = random.chance(0.5) ? [last, ...rest.toReversed()] : shortened;
  const short = brand.toUpperCase().slice(0, 10).trim();
  return random.chance(0.3)
    ? { brand: '', name: `${brand.toUpperCase()} ${turned.join(' ')}` }
    : { brand: short, name: turned.join(' ').slice(0, 40) };
}

/** Without its inner vowels, or cut: CRSHD, GRAN. */
function abbreviate(word: string): string {
  if (word.length < 5) return word;
  return word.length % 2 === 0 ? word[0] + word.slice(1).replaceAll(/[AEIOU]/g, '') : word.slice(0, 4);
}

const GRAMS_AN_OUNCE = 28.349523125;
const MILLILITRES_A_FLUID_OUNCE = 29.5735295625;

function packOf(style: GuideStyle, { package_weight }: TradeItem, count: number, random: Random): string {
  if (!package_weight || (style === 'dirty' && random.chance(0.15))) return '';
  const [factor, unit] =
    package_weight.unit === 'ml' ? [MILLILITRES_A_FLUID_OUNCE, 'FZ'] : [GRAMS_AN_OUNCE, 'OZ'];
  const size = Math.round((package_weight.value / factor) * 10) / 10;
  if (style === 'plain') return `${count} x ${size} ${unit === 'FZ' ? 'fl oz' : 'oz'}`;
  return style === 'dirty' ? `${count}/${size}OZ` : `${count}/${size} ${unit}`;
}
