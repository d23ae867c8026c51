import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT, MAX_OFFSET } from './paging.ts';

const LIMIT_RULE = `Must be a whole number from 1 to ${MAX_LIMIT}`;
const OFFSET_RULE = 'Must be a whole number from 0';

/** A whole number in a query string: digits only, so that `1e2`, ` 5` and the empty string are refused. */
const digits = (rule: string) => z.string().regex(/^\d+$/, rule).transform(Number);

/** What the API's description says of them: digits in a query string are a number to the author of a client. */
export const limitParameter = digits(LIMIT_RULE)
  .refine((value) => value >= 1 && value <= MAX_LIMIT, LIMIT_RULE)
  .default(DEFAULT_PAGE_SIZE)
  .meta({ type: 'integer', minimum: 1, maximum: MAX_LIMIT });
/** Past the end, however far, the page is empty and its total exact. */
export const offsetParameter = digits(OFFSET_RULE)
  .transform((value) => Math.min(value, MAX_OFFSET))
  .default(0)
  .meta({ type: 'integer', minimum: 0 });
