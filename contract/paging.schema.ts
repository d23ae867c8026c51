import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT, MAX_OFFSET } from './paging.ts';

const LIMIT_RULE = `Must be a whole number from 1 to ${MAX_LIMIT}`;
const OFFSET_RULE = `Must be a whole number from 0 to ${MAX_OFFSET}`;

/** A whole number in a query string: digits only, so that `1e2`, ` 5` and the empty string are refused. */
function wholeNumber(min: number, max: number, rule: string) {
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule);
}

/** What the API's description says of them: digits in a query string are a number to the author of a client. */
export const limitParameter = wholeNumber(1, MAX_LIMIT, LIMIT_RULE)
  .default(DEFAULT_PAGE_SIZE)
  .meta({ type: 'integer', minimum: 1, maximum: MAX_LIMIT });
export const offsetParameter = wholeNumber(0, MAX_OFFSET, OFFSET_RULE)
  .default(0)
  .meta({ type: 'integer', minimum: 0, maximum: MAX_OFFSET });
