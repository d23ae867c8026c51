import { decimal } from '#contract/decimal.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { AFTER, bounded, NOT_PER, NUMBER, readBounds, readNumber } from './bounds.ts';
import { limitNutrient, NUTRIENT, nutrientOf } from './nutrients.ts';
import { phrase } from './patterns.ts';
import type { Rule } from './rule.ts';
import type { Condition } from './term.ts';

const GRAMS_PER: readonly (readonly [pattern: RegExp, grams: number])[] = [
  [/^m(?:g|illigrams?)$/, 1e-3],
  [/^(?:mcg|[uµμ]g|micrograms?)$/, 1e-6],
  [/^g(?:r|m|rams?)?$/, 1],
];
const WEIGHT =
  '(?:g|gr|gm|grams?|mg|milligrams?|mcg|[uµμ]g|micrograms?|% ?(?:dv|daily value))(?![\\p{L}\\p{N}])';
const UNIT = `(?:${WEIGHT}|(?:kcals?|cals?|calories)(?![\\p{L}\\p{N}]))`;
const AMOUNT = `${NUMBER}(?: ?${WEIGHT})?`;
const BOUNDED = bounded(AMOUNT, `${NUMBER} ?\\+ ?${WEIGHT}`);
/** After its name an amount of calories may say so again: "calories under 200 kcal". */
const BOUNDED_AFTER_NAME = bounded(`${NUMBER}(?: ?${UNIT})?`, `${NUMBER} ?\\+ ?${UNIT}`);
const BASIS = '(?:(?:/| per | a | each | in a )serving|(?<per100>(?:/| per | in )100 ?(?:g|grams|ml)))?';
/**
 * Not "sugar under 5 dollars" and not "calories 200 to 300 pack": the number would be of something else. In "sugar
 * under 5 $3 or less" the sign is of the number behind it.
 */
const NOT_OF_ELSE =
  '(?! ?(?:\\$(?! ?[.\\d])|[%¢]|(?:percent|dollars?|bucks?|usd|cents?|lbs?|pounds?|oz|ounces?|kg|ml|l|ct|count|packs?|pk|servings?|ingredients?)(?!\\p{L})))';

/** An amount of a nutrient, in a serving where nothing else is said. */
export const AMOUNT_RULES: readonly Rule[] = [
  `(?<bound>${BOUNDED})(?: of)? (?<name>${NUTRIENT})${BASIS}${NOT_PER}`,
  `(?<amount>${AMOUNT})(?: of)? (?<name>${NUTRIENT})(?<bound>${AFTER})${BASIS}${NOT_PER}`,
  `(?<name>${NUTRIENT})(?!\\p{L}):? ?(?<bound>${BOUNDED_AFTER_NAME})(?<implied>)${BASIS}${NOT_OF_ELSE}${NOT_PER}`,
].map((source) => ({ pattern: phrase(source), read: readAmount }));

function readAmount({ groups = {} }: RegExpExecArray): readonly Condition[] {
  const nutrient = nutrientOf(groups.name ?? '');
  if (nutrient === undefined) return [];
  const bound = `${groups.amount ?? ''}${groups.bound ?? ''}`;
  const found = [...bound.matchAll(AMOUNTS)];
  const units = found.map(({ groups: parts }) => parts?.unit?.toLowerCase());
  const unit = units.findLast((each) => each !== undefined);
  if (unit === undefined && !needsNoUnit(nutrient, groups)) return [];
  const amounts = found.map(({ groups: parts }, i) =>
    inStandardUnit(nutrient, readNumber(parts?.number ?? ''), units[i] ?? unit),
  );
  if (amounts.length === 0 || amounts.includes(undefined)) return [];
  const basis = groups.per100 === undefined ? 'serving' : '100';
  const bounds = readBounds(bound, amounts as number[]);
  return [limitNutrient({ nutrient, basis, ...bounds, because: null })];
}

const AMOUNTS = new RegExp(
  `(?<number>${NUMBER})(?:[\\s\\-‐‑–]?\\+?[\\s\\-‐‑–]?(?<unit>${UNIT.replaceAll(' ', '[\\s\\-‐‑–]')}))?`,
  'giu',
);

/** Calories are their own unit, carbs are counted in grams, and after "sodium under" the unit of labels is meant. */
function needsNoUnit(nutrient: NutrientLabel, groups: Readonly<Record<string, string | undefined>>): boolean {
  return nutrient === 'calories' || groups.implied !== undefined || /^carbs$/i.test(groups.name ?? '');
}

function inStandardUnit(
  nutrient: NutrientLabel,
  value: number,
  unit: string | undefined,
): number | undefined {
  const { unit: standard, dailyValue } = NUTRIENTS[nutrient];
  if (unit === undefined) return value;
  if (unit.startsWith('%')) return dailyValue === null ? undefined : decimal((value * dailyValue) / 100);
  const from = gramsPer(unit);
  const to = gramsPer(standard);
  if (from === undefined || to === undefined) return from === to ? value : undefined;
  return decimal((value * from) / to);
}

function gramsPer(unit: string): number | undefined {
  return GRAMS_PER.find(([pattern]) => pattern.test(unit))?.[1];
}
