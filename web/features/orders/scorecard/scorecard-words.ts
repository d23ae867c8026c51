import { t } from 'ttag';
import { GUIDELINES, SHELF_GUIDELINES } from '#contract/guideline.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { LineUnit } from '#contract/orders.ts';
import { roundFigure } from '#contract/round-figure.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { LOCALE } from '#web/lib/language.ts';
import { unitWords } from '../unit-words.ts';

export type GuidelineTally = Scorecard['guidelines'][number];

/** In the order of every shelf label. */
export function shelfTallies({ guidelines }: Pick<Scorecard, 'guidelines'>): GuidelineTally[] {
  return SHELF_GUIDELINES.flatMap((key) => guidelines.filter(({ guideline }) => guideline === key));
}

/** Lines, or the quantity, that a guideline applies to. */
export function applying({ pass, fail, unknown }: GuidelineTally, by: 'lines' | 'quantity'): number {
  return pass[by] + fail[by] + unknown[by];
}

/** Whether any line is known to pass or to fail: of none, no share passes, and none is 0 %. */
export function isTold({ pass, fail }: GuidelineTally): boolean {
  return pass.lines + fail.lines > 0;
}

/** A whole percentage that is 100 only for all, and 0 only for none. */
export function percentOf(part: number, whole: number): number {
  if (part === whole || part === 0) return part === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)));
}

/** The scorecard in two sentences. */
export function scorecardSentences(card: Scorecard): string {
  if (card.judged.lines === 0) {
    return card.not_judged === 0
      ? t`There are no lines to judge.`
      : t`No line has a product of the catalogue: there is nothing to judge.`;
  }
  const tallies = shelfTallies(card).filter((tally) => applying(tally, 'lines') > 0);
  if (tallies.length === 0) return t`None of these guidelines applies to any line.`;
  if (!tallies.some(isTold))
    return `${t`The labels say too little to tell whether any line passes.`} ${costliest(card)}`;
  const shares = tallies.filter(isTold).map((tally) => {
    const { name } = GUIDELINES[tally.guideline];
    const share = `${percentOf(tally.pass.lines, applying(tally, 'lines'))}\u00a0%`;
    return t`${share} pass ${name}`;
  });
  return t`Of the lines it applies to, ${LIST.format(shares)}. ${costliest(card)}`;
}

const LIST = new Intl.ListFormat(LOCALE);

function costliest({ criteria: [worst] }: Scorecard): string {
  if (!worst) return t`No line is known to fail.`;
  const lines = countOf(worst.lines, t`line`, t`lines`);
  return worst.alone > 0
    ? t`${worst.name} costs the most: ${lines}, ${formatCount(worst.alone)} of them for nothing else.`
    : t`${worst.name} costs the most: ${lines}.`;
}

/** `2 lines set aside or merged` */
export const asideText = ({ aside }: Pick<Scorecard, 'aside'>): string =>
  t`${countOf(aside, t`line`, t`lines`)} set aside or merged`;

/** `4,212 cases` */
export function quantityText(quantity: number, unit: LineUnit): string {
  return `${quantityFigure(quantity)} ${unitWords(unit, quantity)}`;
}

/** Cases that were counted from eaches may be a part of one. */
export function quantityFigure(quantity: number): string {
  return formatCount(quantity >= 100 ? Math.round(quantity) : Number(quantity.toFixed(1)));
}

/** An amount for a whole order: `1,034` `kg`, `88.4 million` `kcal`. */
export function amountOf(nutrient: NutrientLabel, total: number): { figure: string; unit: string } {
  const { unit } = NUTRIENTS[nutrient];
  const [factor, shown] = SCALES[unit]?.find(([least]) => total >= least) ?? [1, unit];
  const word = unit === 'kcal' && factor > 1 ? `\u00a0${t`million`}` : '';
  return { figure: `${formatCount(roundFigure(total / factor))}${word}`, unit: shown };
}

const SCALES: Readonly<Record<string, readonly (readonly [least: number, unit: string])[]>> = {
  kcal: [[1_000_000, 'kcal']],
  g: [[1_000, 'kg']],
  mg: [
    [1_000_000, 'kg'],
    [1_000, 'g'],
  ],
};
