import { z } from 'zod';

/** More repeats than any screen can produce: every category, and room. */
const MAX_REPEATS = 64;

/** A query parameter that may be given several times; absent is the empty list. The binder turns a single value into a list. */
export function repeatable<S extends z.ZodType>(item: S) {
  return z.array(item).max(MAX_REPEATS, `May be given at most ${MAX_REPEATS} times`).default([]);
}

/** `true` or `false` in a query string. */
export const booleanParameter = z
  .enum(['true', 'false'], 'Must be true or false')
  .transform((text) => text === 'true');
