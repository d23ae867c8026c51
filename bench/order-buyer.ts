import type { OrderLine } from '#contract/orders.schema.ts';
import { MAX_LINES_AT_ONCE } from '#contract/orders.ts';
import type { GuideLine } from '#tests/support/order-guides.ts';
import type { StartedServer } from '#tests/support/start-server.ts';
import { type CallAsUser, callAsNewUser } from './signed-in-users.ts';

export interface Buyer {
  readonly ask: CallAsUser;
  /** Makes an order of a guide. */
  bring(name: string, guide: readonly GuideLine[]): Promise<{ id: string; lines: OrderLine[] }>;
}

/** As the web app sends an order. */
const CALLS_AT_ONCE = 3;

/** A new account on a running server, that sends orders over HTTP. */
export async function openBuyer(server: StartedServer): Promise<Buyer> {
  const ask = await callAsNewUser(server);
  return {
    ask,
    async bring(name, guide) {
      const id = String((await ask('POST', 'orders', { name, origin: 'csv' })).id);
      const replies: OrderLine[][] = [];
      let sent = 0;
      const sendOneByOne = async () => {
        while (sent * MAX_LINES_AT_ONCE < guide.length) {
          const at = sent++;
          const from = at * MAX_LINES_AT_ONCE;
          const lines = guide
            .slice(from, from + MAX_LINES_AT_ONCE)
            .map(({ truth: _, ...line }, i) => ({ ...line, line: from + i + 1 }));
          replies[at] = (await ask('POST', `orders/${id}/lines`, { lines })).lines as OrderLine[];
        }
      };
      await Promise.all(Array.from({ length: CALLS_AT_ONCE }, sendOneByOne));
      return { id, lines: replies.flat() };
    },
  };
}
