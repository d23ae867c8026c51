import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, type Result } from '#contract/result.ts';
import { t } from '#server/language/speech.ts';

/** Why one product did not take the place of another; `absent` is what the list says of one that is not in it. */
export function refuseExchange(outcome: 'same' | 'unknown' | 'absent', absent: string): Result<never> {
  if (outcome !== 'same') return fail('not_found', outcome === 'unknown' ? PRODUCT_NOT_FOUND : absent);
  const detail = t`Must be another product than gtin.`;
  return fail('invalid', detail, { errors: [{ path: 'to_gtin', message: detail }] });
}
