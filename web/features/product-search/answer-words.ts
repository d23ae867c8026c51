import { answerName, STANDARD_TITLES } from '#contract/standard-names.ts';
import { STANDARD_ANSWERS, type StandardAnswer, type StandardKey } from '#contract/standards.ts';

/** `Nutri-Score 2023: A`, of `nutri_score:a`; undefined for what no standard says. */
export function answerWords(value: string): string | undefined {
  if (!STANDARD_ANSWERS.includes(value)) return undefined;
  const [standard, answer] = value.split(':') as [StandardKey, StandardAnswer];
  return `${STANDARD_TITLES[standard]}: ${answerName(standard, answer)}`;
}
