import { productsContract } from '#contract/products.schema.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { queryReader } from '#server/http/read-query-string.ts';
import { t } from '#server/language/speech.ts';

const readQuery = queryReader(productsContract.list);

/** Whether a query string is one that `GET /api/products` answers. */
export function checkQuery(text: string): Result<void> {
  const read = readQuery(text);
  if (read.ok) return ok(undefined);
  const { detail } = read.failure;
  return fail('invalid', t`The search cannot be saved: ${detail}`, {
    errors: [{ path: 'query', message: detail }],
  });
}
