import type { Verdict } from '#contract/guideline.ts';
import type { Facts } from '../facts/derive-facts.ts';
import type { Rule } from '../rules/rule.ts';
import { EXEMPT } from './exempt.ts';
import { measure } from './measure.ts';
import type { Measurement } from './measurement.ts';

export interface Judgement {
  readonly verdict: Verdict;
  readonly measurement: Measurement;
  /** Id of the exemption that lifts the rule, or that could where the verdict is unknown for it. */
  readonly exemption: string | null;
}

/** Whether a product meets one rule. A measured value that is missing is never a pass. */
export function judgeRule(facts: Facts, rule: Rule): Judgement {
  const measurement = measure(facts, rule);
  const verdict = compare(rule, measurement);
  if (verdict === 'pass' || rule.exemptions.length === 0) return { verdict, measurement, exemption: null };
  let possible: string | null = null;
  for (const id of rule.exemptions) {
    const exempt = EXEMPT[id]?.(facts);
    if (exempt === true) return { verdict: 'pass', measurement, exemption: id };
    if (exempt === null) possible ??= id;
  }
  return possible === null
    ? { verdict, measurement, exemption: null }
    : { verdict: 'unknown', measurement, exemption: possible };
}

function compare(rule: Rule, { value, met, bound }: Measurement): Verdict {
  if (rule.comparison === 'is') return met === null ? 'unknown' : met ? 'pass' : 'fail';
  if (typeof value !== 'number' || typeof rule.limit !== 'number') return 'unknown';
  const passes = holds(atPrecision(value, rule.unit), rule.comparison, rule.limit);
  if (bound === 'exact') return passes ? 'pass' : 'fail';
  // The least an upper limit can be held to, or the most: only the side that proves something counts.
  const risesAway = rule.comparison === '>=' ? bound === 'most' : bound === 'least';
  if (risesAway) return passes ? 'unknown' : 'fail';
  return passes ? 'pass' : 'unknown';
}

function holds(value: number, comparison: Rule['comparison'], limit: number): boolean {
  switch (comparison) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>=':
      return value >= limit;
    default:
      return value === limit;
  }
}

/**
 * Values worked out from per-100 figures carry the label's rounding: 200 kcal in 30 g is stated as 667 per 100 g.
 * So numbers are compared as finely as a label could state them: whole kcal and mg, hundredths of the rest.
 */
export function atPrecision(value: number, unit: string | null): number {
  return unit === 'kcal' || unit === 'mg' ? Math.round(value) : Math.round(value * 100) / 100;
}
