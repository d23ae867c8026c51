import type { FileLine, OrderLine, OrderSummary } from '#contract/orders.schema.ts';
import { MAX_LINES_AT_ONCE, type OrderOrigin } from '#contract/orders.ts';
import { callAsUser } from '#web/features/session/session.ts';
import type { CallResult } from '#web/lib/call.ts';

/** What is to become an order. */
export interface Brought {
  readonly name: string;
  readonly origin: OrderOrigin;
  /** The group that it is made of. */
  readonly groupId?: string | undefined;
  readonly lines: readonly FileLine[];
}

export type Totals = OrderSummary['totals'];
export const NO_LINES: Totals = { lines: 0, code: 0, name: 0, absent: 0, problem: 0, aside: 0 };

/** A body stays under what the server takes, whatever the lines hold. */
const MAX_CHARACTERS = 60_000;

/**
 * Makes the order, or goes on with the one of `orderId`, and sends its lines call by call. After a failure the same
 * call again goes on from `from`; a line that had arrived replaces itself.
 */
export async function sendLines(
  { name, origin, groupId: group_id, lines }: Brought,
  start: { readonly orderId: string | undefined; readonly from: number },
  onProgress: (orderId: string, sent: number, matched: readonly OrderLine[]) => void,
  isCancelled: () => boolean,
): Promise<CallResult<string>> {
  let orderId = start.orderId;
  if (orderId === undefined) {
    const made = await callAsUser('POST /api/orders', { body: { name, origin, group_id } });
    if (!made.ok) return made;
    orderId = made.value.id;
    onProgress(orderId, 0, []);
  }
  for (let from = start.from; from < lines.length && !isCancelled(); ) {
    const batch = nextBatch(lines, from);
    const sent = await callAsUser('POST /api/orders/{id}/lines', {
      params: { id: orderId },
      body: { lines: [...batch] },
    });
    if (!sent.ok) return sent;
    from += batch.length;
    onProgress(orderId, from, sent.value.lines);
  }
  return { ok: true, value: orderId };
}

function nextBatch(lines: readonly FileLine[], from: number): readonly FileLine[] {
  let characters = 0;
  const most = lines.slice(from, from + MAX_LINES_AT_ONCE);
  const end = most.findIndex((line) => {
    characters += JSON.stringify(line).length;
    return characters > MAX_CHARACTERS;
  });
  return end < 0 ? most : most.slice(0, Math.max(1, end));
}

export function addTotals(totals: Totals, lines: readonly OrderLine[]): Totals {
  const sum = { ...totals };
  for (const { match, is_aside } of lines) {
    sum.lines += 1;
    sum[is_aside ? 'aside' : match] += 1;
  }
  return sum;
}
