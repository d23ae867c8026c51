import type { GuidelineReply } from '#contract/guideline.ts';
import { deriveClaims } from './claims/derive-claims.ts';
import { evaluateGuidelines } from './evaluate.ts';
import { findImplausible } from './find-implausible.ts';
import { explainNova } from './nova/explain-nova.ts';
import type { GuidelineSubject } from './subject.ts';

/** All that the engine can say of one product: verdicts, NOVA group, derived claims, values that cannot be. Pure. */
export function explainProduct(subject: GuidelineSubject): GuidelineReply {
  const { label, markers, why } = explainNova(subject);
  const { claims, diet_types } = deriveClaims(subject);
  return {
    guidelines: evaluateGuidelines(subject),
    nova: { label, markers: [...markers], why },
    derived: { claims: [...claims], diet_types: [...diet_types] },
    implausible: [...findImplausible(subject)],
  };
}
