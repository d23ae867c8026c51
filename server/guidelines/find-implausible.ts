import { deriveFacts } from './facts/derive-facts.ts';
import type { Implausible } from './plausibility.ts';
import type { GuidelineSubject } from './subject.ts';

/** Nutrient values of a product that cannot be true, each with the reason. Pure. */
export function findImplausible(subject: GuidelineSubject): readonly Implausible[] {
  return deriveFacts(subject).implausible;
}
