import type { QueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { FileLine, OrderLine } from '#contract/orders.schema.ts';
import { MAX_LINES_AT_ONCE } from '#contract/orders.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { changeLines } from '../orders-query.ts';

/**
 * Makes lines as they were before a choice, and answers whether all are. A line that had not been chosen for is matched
 * again as the file has it; a choice takes back a swap, which is made again.
 */
export async function restoreLines(
  client: QueryClient,
  userId: string,
  id: string,
  before: readonly OrderLine[],
): Promise<boolean> {
  const params = { id };
  const calls = [
    ...inParts(before.filter(({ is_chosen }) => !is_chosen)).map(
      (lines) => () =>
        callAsUser('POST /api/orders/{id}/lines', { params, body: { lines: lines.map(asInFile) } }),
    ),
    ...before
      .filter(({ is_chosen }) => is_chosen)
      .map(({ line, gtin }) => async () => {
        const path = { id, line: String(line) };
        const reply = await callAsUser('PUT /api/orders/{id}/lines/{line}', {
          params: path,
          body: { gtin },
        });
        return reply.ok
          ? { ...reply, value: { lines: [reply.value.line], products: reply.value.products } }
          : reply;
      }),
    ...inParts(before.filter(({ swapped_gtin }) => swapped_gtin !== null)).map(
      (lines) => () =>
        callAsUser('PUT /api/orders/{id}/swaps', {
          params,
          body: { swaps: lines.map(({ line, swapped_gtin }) => ({ line, gtin: swapped_gtin })) },
        }),
    ),
  ];
  for (const call of calls) {
    const reply = await call();
    if (!succeeded(reply, t`The lines could not be changed. Try again.`)) return false;
    changeLines(client, userId, id, reply.value);
  }
  return true;
}

function inParts<T>(lines: readonly T[]): readonly (readonly T[])[] {
  const parts = Array.from({ length: Math.ceil(lines.length / MAX_LINES_AT_ONCE) });
  return parts.map((_, i) => lines.slice(i * MAX_LINES_AT_ONCE, (i + 1) * MAX_LINES_AT_ONCE));
}

function asInFile({
  line,
  code,
  supplier_number,
  brand,
  name,
  pack,
  unit,
  quantity,
  price,
  price_per,
}: OrderLine): FileLine {
  return { line, code, supplier_number, brand, name, pack, unit, quantity, price, price_per };
}
