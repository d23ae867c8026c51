import type { LineProduct } from '#contract/line-product.schema.ts';
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
/** The server matches the lines of one call while it stores those of another. */
const CALLS_AT_ONCE = 3;

/** An order as far as it has been sent. */
export interface Sent {
  order: OrderSummary | undefined;
  /** What each answered call has given, by the place of its first line. */
  readonly replies: Map<number, SentLines>;
}

interface SentLines {
  readonly lines: readonly OrderLine[];
  readonly products: readonly LineProduct[];
}

export const nothingSent = (): Sent => ({ order: undefined, replies: new Map() });

/**
 * Makes the order, or goes on with the one that was begun, and sends its lines in a few calls at a time. What has been
 * answered is put into `sent`: after a failure the same call again sends only the rest.
 */
export async function sendLines(
  { name, origin, groupId: group_id, lines }: Brought,
  sent: Sent,
  onProgress: () => void,
  isCancelled: () => boolean,
): Promise<CallResult<OrderSummary>> {
  if (sent.order === undefined) {
    const made = await callAsUser('POST /api/orders', { body: { name, origin, group_id } });
    if (!made.ok) return made;
    sent.order = made.value;
  }
  const { order } = sent;
  const left = batchesOf(lines).filter(({ at }) => !sent.replies.has(at));
  let failure: CallResult<never> | undefined;
  const sendOneByOne = async () => {
    for (;;) {
      const batch = failure || isCancelled() ? undefined : left.shift();
      if (!batch) return;
      const reply = await callAsUser('POST /api/orders/{id}/lines', {
        params: { id: order.id },
        body: { lines: [...batch.lines] },
      });
      if (!reply.ok) {
        failure = reply;
        return;
      }
      sent.replies.set(batch.at, reply.value);
      onProgress();
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, sendOneByOne));
  return failure ?? { ok: true, value: order };
}

/** The lines that have been answered, in their order, with their products. */
export function linesOf({ replies }: Sent): SentLines {
  const all = [...replies].toSorted(([a], [b]) => a - b).map(([, reply]) => reply);
  return { lines: all.flatMap(({ lines }) => lines), products: all.flatMap(({ products }) => products) };
}

interface Batch {
  readonly at: number;
  readonly lines: readonly FileLine[];
}

function batchesOf(lines: readonly FileLine[]): Batch[] {
  const batches: Batch[] = [];
  for (let at = 0; at < lines.length; ) {
    const batch = nextBatch(lines, at);
    batches.push({ at, lines: batch });
    at += batch.length;
  }
  return batches;
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
