import { z } from 'zod';
import { answersOf, STANDARD_ANSWERS, STANDARD_KEYS } from './standards.ts';

/** An answer of a standard to filter by, in capitals or not. */
export const standardAnswer = z
  .string()
  .toLowerCase()
  .refine((value) => STANDARD_ANSWERS.includes(value), {
    error: ({ input }) => badAnswer(String(input)),
  })
  .meta({
    description:
      'What a further standard says by its newest version: `nutri_score:a`, `chile_seals:no_seal`, `fda_healthy:unknown`. `unknown`: the label leaves several outcomes open. `not_applicable`: the standard is about other foods. Several answers of one standard are alternatives; of several standards each has to hold. `GET /api/standards` lists them.',
  });

/** Names what exists: of the standard, where that is known. */
function badAnswer(value: string): string {
  const [named] = value.toLowerCase().split(':');
  const standard = STANDARD_KEYS.find((key) => key === named);
  return standard === undefined
    ? `Must be a standard and what it says, such as nutri_score:a. Standards: ${STANDARD_KEYS.join(', ')}`
    : `Must be ${standard}: and one of ${answersOf(standard).join(', ')}`;
}
