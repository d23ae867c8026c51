import { t } from 'ttag';
import { z } from 'zod';

export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;

/** For a text with more characters. */
export const tooLong = (most: number) => ({ error: () => t`Must have at most ${most} characters` });

/** A character that leaves something to see: none that only joins, marks a direction or takes room. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/u;

/** A text that is trimmed. Empty, or with nothing to see, is refused with the sentence `missing`. */
export function requiredText(missing: string, maxLength: number) {
  return z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .max(maxLength, tooLong(maxLength))
    .refine((text) => VISIBLE.test(text), missing);
}

/** A name or a note as a person types it: one line, trimmed. Empty is refused with the sentence `missing`. */
export function oneLine(missing: string, maxLength: number) {
  return requiredText(missing, maxLength).regex(ONE_LINE, t`Must be one line of text`);
}
