import type { Facts } from '../facts/derive-facts.ts';
import { readEvidence } from './evidence.ts';
import { judgePossible, STANDARDS } from './standards.ts';

/**
 * What each standard says of a product by its newest version, as `nutri_score:a` or `nutri_score:not_applicable`; one
 * that leaves several outcomes open is left out. Pure; agrees with `judgeStandards`.
 */
export function answerStandards(facts: Facts): string[] {
  const { printed, behind } = readEvidence(facts);
  return STANDARDS.flatMap((standard) => {
    const possible = judgePossible(standard, printed, behind);
    return possible.length > 1 ? [] : [`${standard.key}:${possible[0] ?? 'not_applicable'}`];
  });
}
