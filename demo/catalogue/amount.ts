import type { Amount } from '#server/catalogue/trade-item.ts';

/** What a package holds, as the lines write it and as the package prints it. */
export interface Size {
  readonly amount: Amount;
  /** `NET WT 12 OZ (340 g)`. */
  readonly printed: string;
  /** `12 oz`, for titles. */
  readonly short: string;
  /** The shape after a slash, where the size has one of its own. */
  readonly shape: string | null;
}

interface Measure {
  readonly unit: 'g' | 'ml';
  readonly factor: number;
  readonly word: string;
  readonly short: string;
}

/** Grams and millilitres of the US customary units (NIST Handbook 44, appendix C). */
const OUNCE: Measure = { unit: 'g', factor: 28.349523, word: 'OZ', short: 'oz' };
const FLUID_OUNCE: Measure = { unit: 'ml', factor: 29.573529, word: 'FL OZ', short: 'fl oz' };
const MEASURES: Readonly<Record<string, Measure>> = {
  oz: OUNCE,
  floz: FLUID_OUNCE,
  lb: { unit: 'g', factor: 453.59237, word: 'LB', short: 'lb' },
  qt: { unit: 'ml', factor: 946.35295, word: 'QUART', short: 'qt' },
  gal: { unit: 'ml', factor: 3785.4118, word: 'GALLON', short: 'gal' },
};

/** Reads `12oz`, `500ml`, `12ct=600g`, `1.2oz=35g`, each with `/shape` if it has its own. */
export function parseSize(text: string): Size {
  const [size = '', shape = null] = text.split('/');
  const match = /^([\d.]+)(oz|lb|floz|qt|gal|ml|l|g|ct)(?:=([\d.]+)(g|ml))?$/.exec(size);
  if (match === null) throw new Error(`"${text}" is not a size.`);
  const [, count = '', word = '', exact, exactUnit] = match;
  const amount =
    exact === undefined
      ? convert(Number(count), word)
      : { value: Number(exact), unit: exactUnit === 'ml' ? ('ml' as const) : ('g' as const) };
  return { amount, shape, ...printSize(Number(count), word, amount) };
}

function convert(count: number, word: string): Amount {
  if (word === 'g' || word === 'ml') return { value: count, unit: word };
  if (word === 'l') return { value: count * 1000, unit: 'ml' };
  const measure = MEASURES[word];
  if (measure === undefined) throw new Error(`A size in ${word} needs its weight.`);
  return { value: Math.round(count * measure.factor), unit: measure.unit };
}

function printSize(count: number, word: string, amount: Amount): { printed: string; short: string } {
  const metric = metricText(amount);
  if (word === 'ct') return { printed: `${count} COUNT (${metric})`, short: `${count} ct` };
  const measure = MEASURES[word] ?? (amount.unit === 'g' ? OUNCE : FLUID_OUNCE);
  const number = MEASURES[word] === undefined ? Math.round((10 * amount.value) / measure.factor) / 10 : count;
  const printed =
    number === 0.5 && word === 'gal' ? `HALF GALLON (${metric})` : `${number} ${measure.word} (${metric})`;
  const short = number === 0.5 && word === 'gal' ? 'half gallon' : `${number} ${measure.short}`;
  return { printed: amount.unit === 'g' ? `NET WT ${printed}` : printed, short };
}

function metricText({ value, unit }: Amount): string {
  if (value < 1000) return `${value} ${unit === 'ml' ? 'mL' : 'g'}`;
  return `${Number((value / 1000).toPrecision(3))} ${unit === 'ml' ? 'L' : 'kg'}`;
}

/** Household measures by weight, for ingredients measured with a spoon or a cup. */
const SPOONS: readonly (readonly [upTo: number, words: string])[] = [
  [0.3, '1 pinch'],
  [1.4, '1/4 tsp'],
  [3, '1/2 tsp'],
  [6, '1 tsp'],
  [9.9, '2 tsp'],
  [19, '1 tbsp'],
  [37, '2 tbsp'],
  [70, '1/4 cup'],
  [150, '1/2 cup'],
  [Number.POSITIVE_INFINITY, '1 cup'],
];

/** The household measure for so many grams or milliliters. */
export const spoonFor = (amount: number): string => SPOONS.find(([upTo]) => amount <= upTo)?.[1] ?? '1 cup';
