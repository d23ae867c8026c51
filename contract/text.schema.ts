import { t } from 'ttag';
import { z } from 'zod';

export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;

/** For a text with more characters. */
export const tooLong = (most: number) => ({ error: () => t`Must have at most ${most} characters` });

/** A text that is trimmed. Empty is refused with the sentence `missing`. */
export function requiredText(missing: string, maxLength: number) {
  return z.string(missing).trim().min(1, missing).max(maxLength, tooLong(maxLength));
}

/** A name or a note as a person types it: one line, trimmed. Empty is refused with the sentence `missing`. */
export function oneLine(missing: string, maxLength: number) {
  return requiredText(missing, maxLength).regex(ONE_LINE, t`Must be one line of text`);
}
