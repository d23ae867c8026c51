import { decimal } from '#contract/decimal.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { roundForLabel, servingsOfDualLabel } from '#server/guidelines/facts/round-for-label.ts';
import { t } from '#server/language/speech.ts';
import { amountFor } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import type { Quantity, Rule } from '../rules/rule.ts';
import { holds, type Judgement } from './judge-rule.ts';
import { amountText, atPrecision } from './measurement.ts';

/** A label's rounded figure that suggests another verdict than the measured one. */
export interface LabelRounding {
  /** "the label rounds 2.71 g to 2.5 g". */
  readonly words: string;
  /** The label's figure would pass where the measured one fails, or the other way round. */
  readonly decides: boolean;
}

/**
 * Verdicts rest on amounts before the label's rounding (21 CFR 101.9(c)). null where the two figures tell the same:
 * both within the limit or both past it, and neither shown as the limit that the other is not.
 */
export function labelRounding(facts: Facts, rule: Rule, judgement: Judgement): LabelRounding | null {
  const { quantity, basis, comparison, limit, unit } = rule;
  const { value, bound } = judgement.measurement;
  const isLifted = judgement.verdict === 'pass' && judgement.exemption !== null;
  if (isLifted || basis === null || !isNutrient(quantity)) return null;
  if (typeof limit !== 'number' || typeof value !== 'number' || bound === 'most') return null;
  const rounded = roundedFor(facts, quantity, rule, value);
  if (rounded === null) return null;
  const exact = atPrecision(value, unit);
  const shown = atPrecision(rounded.shown, unit);
  const decides = holds(shown, comparison, limit) !== holds(exact, comparison, limit);
  if (!decides && (shown !== limit || exact === limit)) return null;
  return { words: wordsFor(unit, rounded), decides };
}

interface Rounded {
  /** What the label's figure comes to in the rule's basis. */
  readonly shown: number;
  /** What is printed, and what it was rounded from. */
  readonly printed: number;
  readonly exact: number;
  readonly isPerServing: boolean;
}

/** null where the label has no figure for it: without a serving it rounds nothing. */
function roundedFor({ subject }: Facts, nutrient: NutrientLabel, rule: Rule, value: number): Rounded | null {
  const serving = amountFor(subject, nutrient, 'serving').value;
  if (serving === null || serving === 0) return null;
  const hasOwnColumn =
    rule.basis === 'package' && servingsOfDualLabel(subject.servings_per_container) !== undefined;
  if (hasOwnColumn || serving === value) {
    const shown = roundForLabel(nutrient, value);
    return { shown, printed: shown, exact: value, isPerServing: false };
  }
  const printed = roundForLabel(nutrient, serving);
  return { shown: decimal((printed * value) / serving), printed, exact: serving, isPerServing: true };
}

function wordsFor(unit: string | null, { exact, isPerServing, printed }: Rounded): string {
  const label = amountText(printed, unit);
  const measured = amountText(exact, unit);
  const from = measured === label ? finer(measured, exact, printed) : measured;
  return isPerServing
    ? t`the label rounds ${from} a serving to ${label}`
    : t`the label rounds ${from} to ${label}`;
}

/** Two figures that read alike tell nothing: the first decimal that tells them apart, 99.6 kcal for 100 kcal. */
function finer(text: string, exact: number, shown: number): string {
  let digits = 1;
  while (digits < 6 && Number(exact.toFixed(digits)) === shown) digits++;
  return text.replace(
    /^[\d.,]+/,
    Number(exact.toFixed(digits)).toLocaleString('en-US', { maximumFractionDigits: 6 }),
  );
}

export function isNutrient(quantity: Quantity): quantity is NutrientLabel {
  return quantity in NUTRIENTS;
}
