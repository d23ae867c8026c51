import type { Pack } from '#contract/pack.ts';
import { compareBrands, compareNames } from './compare-names.ts';

/** A line's text, read once for all candidates. */
export interface WrittenLine {
  readonly words: readonly string[];
  readonly brand: readonly string[];
  readonly pack: Pack | undefined;
}

/** A product's text, read once for all lines. */
export interface NamedProduct {
  readonly gtin: string;
  readonly words: readonly string[];
  readonly brand: readonly string[];
  readonly package_weight: { readonly value: number; readonly unit: 'g' | 'ml' } | null;
}

export interface Scored {
  readonly gtin: string;
  /** 0 to 1. */
  readonly likelihood: number;
  /** 0 to 1: how well the names fit. */
  readonly name: number;
  readonly brand: Agreement;
  readonly pack: Agreement;
}

export type Agreement = 'agrees' | 'differs' | 'unknown';

/** Matched by name without asking: as likely as this, and so much likelier than the next. From `npm run bench -- orders`. */
const SURE = 0.66;
const AHEAD = 0.1;

/** Another brand's food of the same name is another food: without an agreeing brand a person chooses. */
export function isSure([best, second]: readonly Scored[]): boolean {
  if (best?.brand !== 'agrees' || best.likelihood < SURE) return false;
  return best.likelihood - (second?.likelihood ?? 0) >= AHEAD;
}

/** Packs are rounded on labels and in guides: sizes this near are the same. */
const SIZE_TOLERANCE = 0.04;
const SAME_BRAND = 0.75;

/** Likelihoods by what was found in generated guides (`npm run bench -- orders`), not a probability in the strict sense. */
export function scoreCandidate(line: WrittenLine, product: NamedProduct): Scored {
  // Some guides write the brand into the name.
  const withoutBrand = line.brand.length > 0 ? line.words : withoutWords(line.words, product.brand);
  const isBrandInName = withoutBrand.length < line.words.length;
  const whole = compareNames(line.words, product.words);
  const name = isBrandInName ? Math.max(whole, compareNames(withoutBrand, product.words)) : whole;
  const brand = agreeOfBrand(line.brand, product.brand, isBrandInName);
  const pack = agreeOfPack(line.pack, product);
  let likelihood = name ** 1.5;
  if (brand === 'differs') likelihood *= 0.45;
  if (brand === 'unknown') likelihood *= 0.8;
  if (pack === 'differs') likelihood *= 0.55;
  if (pack === 'unknown') likelihood *= 0.9;
  return {
    gtin: product.gtin,
    likelihood: Math.min(0.99, likelihood),
    name,
    brand,
    pack,
  };
}

function agreeOfBrand(written: readonly string[], brand: readonly string[], isInName: boolean): Agreement {
  if (isInName) return 'agrees';
  if (written.length === 0 || brand.length === 0) return 'unknown';
  return compareBrands(written, brand) >= SAME_BRAND ? 'agrees' : 'differs';
}

function agreeOfPack(
  pack: Pack | undefined,
  { package_weight: weight }: Pick<NamedProduct, 'package_weight'>,
): Agreement {
  if (!pack?.size || !weight) return 'unknown';
  // "OZ" on a guide may be a fluid ounce: 29.57 ml for 28.35 g.
  const same =
    pack.size.unit === weight.unit ? [pack.size.value] : [pack.size.value * (29.5735295625 / 28.349523125)];
  const sizes = [...same, ...same.map((size) => size * (pack.count ?? 1))];
  return sizes.some((size) => Math.abs(size - weight.value) <= SIZE_TOLERANCE * weight.value)
    ? 'agrees'
    : 'differs';
}

function withoutWords(words: readonly string[], brand: readonly string[]): readonly string[] {
  if (brand.length === 0 || !brand.every((word) => words.includes(word))) return words;
  return words.filter((word) => !brand.includes(word));
}

const NAME_AGREES = 0.85;
const LIST = new Intl.ListFormat('en-GB');

/** What agrees and what does not, in a sentence. */
export function reasonOf({ name, brand, pack }: Scored): string {
  const parts = [
    { word: 'name', state: name >= NAME_AGREES ? 'agrees' : 'differs' },
    { word: 'brand', state: brand },
    { word: 'pack', state: pack },
  ];
  const named = (state: Agreement) => parts.filter((part) => part.state === state).map(({ word }) => word);
  const agreed = named('agrees');
  const differing = named('differs').map((word) => (word === 'name' ? 'name in part' : `${word} differs`));
  const unknown = named('unknown').map((word) => `no ${word} to compare`);
  const first = agreed.length > 0 ? [`${LIST.format(agreed)} ${agreed.length > 1 ? 'agree' : 'agrees'}`] : [];
  const sentence = [...first, ...differing, ...unknown].join('; ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
