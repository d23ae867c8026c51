import { z } from 'zod';
import { ALL_STANDARD_KEYS, anyAnswersOf } from './all-standards.ts';

const ANSWERS: ReadonlySet<string> = new Set(
  ALL_STANDARD_KEYS.flatMap((key) => anyAnswersOf(key).map((answer) => `${key}:${answer}`)),
);

export const BAD_STANDARD = `Must be one of ${ALL_STANDARD_KEYS.join(', ')}`;

/** An answer of a standard to filter by, in capitals or not. */
export const standardAnswer = z
  .string()
  .toLowerCase()
  .refine((value) => ANSWERS.has(value), {
    error: ({ input }) => badAnswer(String(input)),
  })
  .meta({
    description:
      'What a standard says by its version on `day`: `nutri_score:a`, `smart_snack:pass`, `fda_healthy:unknown`. Of the three guidelines it is one more value of `smart_snack_verdict` and the like. `unknown`: the label leaves several outcomes open. `not_applicable`: the standard is about other foods. Several answers of one standard are alternatives; of several standards each has to hold. `GET /api/standards` lists them.',
  });

/** Names what exists: of the standard, where that is known. */
function badAnswer(value: string): string {
  const [named] = value.toLowerCase().split(':');
  const standard = ALL_STANDARD_KEYS.find((key) => key === named);
  return standard === undefined
    ? `Must be a standard and what it says, such as nutri_score:a. Standards: ${ALL_STANDARD_KEYS.join(', ')}`
    : `Must be ${standard}: and one of ${anyAnswersOf(standard).join(', ')}`;
}
