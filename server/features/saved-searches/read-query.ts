import { productsContract } from '#contract/products.schema.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { inputReader } from '#server/http/read-input.ts';

const readInput = inputReader(productsContract.list);

/** Whether a query string is one that `GET /api/products` answers. */
export function checkQuery(text: string): Result<void> {
  const query: Record<string, string | string[]> = {};
  const given = new URLSearchParams(text);
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  const read = readInput({ params: {}, query, body: undefined });
  if (read.ok) return ok(undefined);
  const { detail } = read.failure;
  return fail('invalid', `The search cannot be saved: ${detail}`, {
    errors: [{ path: 'query', message: detail }],
  });
}
