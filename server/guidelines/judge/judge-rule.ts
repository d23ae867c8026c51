import type { Verdict } from '#contract/guideline.ts';
import type { Facts } from '../facts/derive-facts.ts';
import type { Rule } from '../rules/rule.ts';
import { EXEMPT } from './exempt.ts';
import { measure } from './measure.ts';
import { atPrecision, type Measurement } from './measurement.ts';

/** A rule that is looked at applies: that it does not is said of the whole guideline. */
export type RuleVerdict = Exclude<Verdict, 'not_applicable'>;

export interface Judgement {
  readonly verdict: RuleVerdict;
  /** What the measured value alone comes to, before any exemption. */
  readonly unlifted: RuleVerdict;
  readonly measurement: Measurement;
  /** Id of the exemption that lifts the rule, or that could where the verdict is unknown for it. */
  readonly exemption: string | null;
}

/** Whether a product meets one rule. A measured value that is missing is never a pass. */
export function judgeRule(facts: Facts, rule: Rule): Judgement {
  const measurement = measure(facts, rule);
  const unlifted = compare(rule, measurement);
  const judged = (verdict: RuleVerdict, exemption: string | null): Judgement => ({
    verdict,
    unlifted,
    measurement,
    exemption,
  });
  if (unlifted === 'pass') return judged('pass', null);
  let possible: string | null = null;
  for (const id of rule.exemptions) {
    const exempt = EXEMPT[id]?.(facts);
    if (exempt === true) return judged('pass', id);
    if (exempt === null) possible ??= id;
  }
  return possible === null ? judged(unlifted, null) : judged('unknown', possible);
}

function compare(rule: Rule, { value, met, bound }: Measurement): RuleVerdict {
  if (rule.comparison === 'is') return met === null ? 'unknown' : met ? 'pass' : 'fail';
  if (typeof value !== 'number' || typeof rule.limit !== 'number') return 'unknown';
  const passes = holds(atPrecision(value, rule.unit), rule.comparison, rule.limit);
  if (bound === 'exact') return passes ? 'pass' : 'fail';
  // The least an upper limit can be held to, or the most: only the side that proves something counts.
  const risesAway = rule.comparison === '>=' ? bound === 'most' : bound === 'least';
  if (risesAway) return passes ? 'unknown' : 'fail';
  return passes ? 'pass' : 'unknown';
}

/** Whether a number meets a limit. */
export function holds(value: number, comparison: Rule['comparison'], limit: number): boolean {
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
