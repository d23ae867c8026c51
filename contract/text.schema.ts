import { t } from 'ttag';
import { z } from 'zod';

/** A name or a note as a person types it: one line, trimmed. Empty is refused with the sentence `missing`. */
export function oneLine(missing: string, maxLength: number) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxLength, { error: () => t`Must have at most ${maxLength} characters` })
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, t`Must be one line of text`);
}
