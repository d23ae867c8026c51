import { lineAmount } from '#contract/line-amount.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { OrderOrigin } from '#contract/orders.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { amountOnFile } from '../amount-on-file.ts';
import { orderedAsWritten } from '../count-line.ts';
import type { ScoredLine } from './scored-line.ts';

const SUMMED: readonly NutrientLabel[] = [
  'calories',
  'saturated_fat',
  'sodium',
  'added_sugars',
  'dietary_fiber',
  'protein',
];

/** Sums the lines that have the figure, a count of eaches and a net weight; the lines that lack one are counted too. */
export function sumNutrients(lines: readonly ScoredLine[]): Scorecard['nutrients'] {
  const energies = lines.map((line) => ordered(line, 'calories'));
  return SUMMED.map((nutrient) => {
    const amounts = lines.map((line) => ordered(line, nutrient));
    const known = amounts.filter((amount) => amount !== null);
    const both = amounts.flatMap((amount, i) => {
      const energy = energies[i] ?? null;
      return amount === null || energy === null ? [] : [{ amount, energy }];
    });
    const energy = sum(both.map((each) => each.energy));
    return {
      nutrient,
      total: known.length === 0 ? null : sum(known),
      per_1000_kcal: energy > 0 ? (1000 * sum(both.map(({ amount }) => amount))) / energy : null,
      lines_without: amounts.length - known.length,
    };
  });
}

/** What is ordered of a nutrient, in its standard unit; null: not known. */
export function ordered({ judged, eaches }: ScoredLine, nutrient: NutrientLabel): number | null {
  const figure = judged.per_100[nutrient];
  if (figure === undefined || judged.net_amount === null || eaches === null) return null;
  return (eaches * judged.net_amount * figure) / 100;
}

/** The file's own prices, and the price on file for lines without. */
export function sumPrices(lines: readonly ScoredLine[], origin: OrderOrigin): Scorecard['price'] {
  const known = lines
    .map((line) => priceOf(line, origin))
    .flatMap(({ amount, isOnFile }) => (amount === null ? [] : [{ amount, isOnFile }]));
  return {
    total: known.length === 0 ? null : sum(known.map(({ amount }) => amount)),
    lines_on_file: known.filter(({ isOnFile }) => isOnFile).length,
    lines_without: lines.length - known.length,
  };
}

/** The dollars of a line; null: neither the file nor the catalogue says. */
export function priceOf(line: ScoredLine, origin: OrderOrigin): { amount: number | null; isOnFile: boolean } {
  const own = lineAmount(line.line);
  return own === null ? { amount: onFileOf(line, origin), isOnFile: true } : { amount: own, isOnFile: false };
}

/** A swapped line's amount is known, or is not: it was worked out when it was swapped. */
function onFileOf({ line, product, caseOnFile }: ScoredLine, origin: OrderOrigin): number | null {
  return line.swapped_gtin === null
    ? amountOnFile(orderedAsWritten(line, origin, caseOnFile), product)
    : null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
