import type { GuidelineReply } from '#contract/guideline.schema.ts';
import { claimsOf } from './claims/derive-claims.ts';
import { evaluateFacts } from './evaluate.ts';
import { deriveFacts } from './facts/derive-facts.ts';
import { explainNovaOf } from './nova/explain-nova.ts';
import type { GuidelineSubject } from './subject.ts';

/** Explains a product's verdicts, NOVA group, derived claims and implausible values. Pure. */
export function explainProduct(subject: GuidelineSubject): GuidelineReply {
  const facts = deriveFacts(subject);
  const { label, markers, why } = explainNovaOf(facts);
  const { claims, diet_types } = claimsOf(facts);
  return {
    guidelines: evaluateFacts(facts),
    nova: { label, markers: [...markers], why },
    derived: { claims: [...claims], diet_types: [...diet_types] },
    implausible: [...facts.implausible],
  };
}
