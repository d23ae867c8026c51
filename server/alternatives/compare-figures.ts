import type { Alternative } from '#contract/alternatives.schema.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { amountText } from '#server/guidelines/judge/measurement.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { say, t } from '#server/language/speech.ts';

type Basis = Alternative['basis'];
type Amounts = Readonly<Partial<Record<NutrientLabel, number>>>;

/** Less is better of the former, more of the latter; a smaller change than this is none. */
const LESS: Readonly<Partial<Record<NutrientLabel, number>>> = {
  calories: 10,
  total_fat: 1,
  saturated_fat: 0.5,
  trans_fat: 0.1,
  sodium: 20,
  sugars: 1,
  added_sugars: 1,
};
const MORE: Readonly<Partial<Record<NutrientLabel, number>>> = { dietary_fiber: 1, protein: 1 };
/** A day's amount of what FDA sets no daily value for, so that changes can be ranked. */
const A_DAY: Readonly<Partial<Record<NutrientLabel, number>>> = {
  calories: 2000,
  trans_fat: 2,
  sugars: 90,
  protein: 50,
};
const SAID = 3;
/** Servings as near as this are compared as they are. */
const SAME_SERVING = 0.2;

/** What an alternative has more and less of, the largest change first. */
export function compareFigures(
  of: GuidelineSubject | undefined,
  other: GuidelineSubject | undefined,
): Pick<Alternative, 'basis' | 'better' | 'worse'> {
  const basis = of && other ? basisOf(of, other) : null;
  if (!of || !other || basis === null) return { basis: null, better: [], worse: [] };
  const [from, to] = basis === 'serving' ? [of.per_serving, other.per_serving] : [of.per_100, other.per_100];
  const changes = changesOf(from, to).toSorted((a, b) => b.size - a.size);
  const said = (isBetter: boolean) =>
    changes
      .filter((change) => change.isBetter === isBetter)
      .slice(0, SAID)
      .map(({ text }) => text);
  return { basis, better: said(true), worse: [...said(false), ...silences(from, to)] };
}

/** A serving where both are as large, else 100 g or ml. */
function basisOf(of: GuidelineSubject, other: GuidelineSubject): Basis {
  const [a, b] = [of.serving_size, other.serving_size];
  if (a && b && a.unit === b.unit && Math.abs(a.value - b.value) <= SAME_SERVING * a.value) return 'serving';
  if (!of.per_100_unit || of.per_100_unit !== other.per_100_unit) return null;
  return of.per_100_unit === 'g' ? '100g' : '100ml';
}

interface Change {
  readonly text: string;
  readonly isBetter: boolean;
  /** In daily amounts. */
  readonly size: number;
}

function changesOf(from: Amounts, to: Amounts): Change[] {
  const changes: Change[] = [];
  for (const [nutrient, least] of Object.entries({ ...LESS, ...MORE }) as [NutrientLabel, number][]) {
    const [was, is] = [from[nutrient], to[nutrient]];
    if (was === undefined || is === undefined || Math.abs(is - was) < least) continue;
    // Added sugars are part of the sugars: where both are known, they say more.
    if (nutrient === 'sugars' && from.added_sugars !== undefined && to.added_sugars !== undefined) continue;
    const { unit, dailyValue } = NUTRIENTS[nutrient];
    const isMore = is > was;
    const [name, amount] = [nameOf(nutrient), amountText(tenths(is), unit)];
    const change = amountText(tenths(Math.abs(is - was)), unit);
    changes.push({
      text: isMore ? t`${name} ${amount}, ${change} more` : t`${name} ${amount}, ${change} less`,
      isBetter: isMore === nutrient in MORE,
      size: Math.abs(is - was) / (dailyValue ?? A_DAY[nutrient] ?? 1),
    });
  }
  return changes;
}

const ASKED_FOR: readonly NutrientLabel[] = ['sodium', 'saturated_fat', 'added_sugars'];

/** What the one states and the other does not is not known to be less. */
function silences(from: Amounts, to: Amounts): string[] {
  return ASKED_FOR.filter((nutrient) => from[nutrient] !== undefined && to[nutrient] === undefined).map(
    (nutrient) => t`${nameOf(nutrient)} not stated`,
  );
}

/** As fine as two foods are worth telling apart. */
const tenths = (value: number) => Math.round(value * 10) / 10;

function nameOf(nutrient: NutrientLabel): string {
  const name = say(NUTRIENTS[nutrient].name);
  return name.charAt(0) + name.slice(1).toLowerCase();
}
