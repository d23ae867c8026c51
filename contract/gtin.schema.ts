import { z } from 'zod';
import { parseGtin } from './gtin.ts';
import { idempotencyKey } from './idempotency-key.schema.ts';

/** A GTIN in any accepted form; read as its 14 digits. */
export const gtinSchema = z
  .string()
  .max(64)
  .transform((text, context) => {
    const parsed = parseGtin(text);
    if (parsed.ok) return parsed.gtin;
    context.issues.push({ code: 'custom', message: parsed.error, input: text });
    return z.NEVER;
  });

/** Input that names one product; in the path, or in a body or query of which either may name it. */
export const ofGtin = z.object({ gtin: gtinSchema });
/** One product in the place of another; with a key once a key and day. */
export const exchangeOfGtins = z.object({
  gtin: gtinSchema,
  to_gtin: gtinSchema,
  idempotency_key: idempotencyKey,
});
export const anyGtin = ofGtin.partial();

/** A GTIN as the API answers it. */
export const gtinReply = z.string().regex(/^\d{14}$/);
