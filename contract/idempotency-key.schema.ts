import { t } from 'ttag';
import { z } from 'zod';

/** The caller's own name for a change, so that it can be sent again where no answer came. */
export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,64}$/, t`Must be 16 to 64 letters, digits, hyphens or underscores`)
  .optional();
