import type { Gtin } from '#contract/gtin.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { t } from '#server/language/speech.ts';

interface MayNameGtin {
  readonly gtin?: Gtin | undefined;
}

/** The GTIN of a DELETE call: in the body, or in the query for clients that send no body with it. */
export function givenGtin({
  body,
  query,
}: {
  readonly body: MayNameGtin;
  readonly query: MayNameGtin;
}): Result<Gtin> {
  const gtin = body.gtin ?? query.gtin;
  if (gtin !== undefined) return ok(gtin);
  return fail('invalid', t`Say which product by its gtin.`, {
    errors: [{ path: 'gtin', message: t`Is required` }],
  });
}
