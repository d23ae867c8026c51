import type { Facts } from '../facts/derive-facts.ts';
import { evidenceOf } from './evidence.ts';
import { judgePossible, STANDARDS } from './standards.ts';

/**
 * What each standard says of a product by its newest version, as `nutri_score:a` or `nutri_score:not_applicable`; one
 * that leaves several outcomes open is left out. Pure; agrees with `judgeStandards`.
 */
export function answerStandards(facts: Facts): string[] {
  const printed = evidenceOf(facts, 'printed');
  const behind = evidenceOf(facts, 'behind');
  return STANDARDS.flatMap((standard) => {
    const possible = judgePossible(standard, printed, behind);
    return possible.length > 1 ? [] : [`${standard.key}:${possible[0] ?? 'not_applicable'}`];
  });
}
