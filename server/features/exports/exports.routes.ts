import { exportsContract } from '#contract/exports.schema.ts';
import { fail, ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import { lineStream } from '#server/http/line-stream.ts';
import type { Route } from '#server/http/route.ts';
import { exportProducts } from './exports.queries.ts';

/** At once, in this process: each keeps a connection of the store busy. */
const MAX_EXPORTS = 4;

export function exportRoutes(route: Route, deps: Pick<Deps, 'pool' | 'reads' | 'clock'>): void {
  /** Accounts that have one under way. */
  const exporting = new Set<string>();
  route(exportsContract.products, ({ user, query }) => {
    if (exporting.has(user.id)) {
      const sentence = 'An export of this account is under way. Please wait until it has finished.';
      return fail('rate_limited', sentence, { retryAfterSeconds: 10 });
    }
    if (exporting.size >= MAX_EXPORTS) {
      const sentence = 'Several exports are under way. Please try again in a minute.';
      return fail('unavailable', sentence, { retryAfterSeconds: 60 });
    }
    exporting.add(user.id);
    const { since, day = deps.clock().toISOString().slice(0, 10), place, channel } = query;
    const asked = { day, places: place, channels: channel };
    return ok(lineStream(exportProducts(deps, since, asked), () => exporting.delete(user.id)));
  });
}
