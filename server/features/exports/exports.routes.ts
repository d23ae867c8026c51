import { exportsContract } from '#contract/exports.schema.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import { fileStream, lineStream } from '#server/http/reply-stream.ts';
import type { Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import { notReady } from '#server/search/search-failure.ts';
import { exportSearch } from './export-search.ts';
import { exportProducts } from './exports.queries.ts';

/** At once, in this process: each keeps a connection of the store busy. */
const MAX_EXPORTS = 4;

export function exportRoutes(
  route: Route,
  deps: Pick<Deps, 'db' | 'pool' | 'reads' | 'search' | 'clock'>,
): void {
  const today = () => deps.clock().toISOString().slice(0, 10);
  const takeTurn = exportTurns();
  route(exportsContract.products, ({ user, query }) => {
    const turn = takeTurn(user.id);
    if (!turn.ok) return turn;
    const { since, day = today(), place, channel } = query;
    const asked = { day, places: place, channels: channel };
    return ok(lineStream(exportProducts(deps, since, asked), turn.value));
  });
  route(exportsContract.search, async ({ user, query }) => {
    if (!deps.search.isReady()) return notReady();
    const turn = takeTurn(user.id);
    if (!turn.ok) return turn;
    const end = turn.value;
    try {
      const file = await exportSearch(deps, { ...query, day: query.day ?? today() });
      if (!file.ok) end();
      return file.ok ? ok(fileStream(file.value.chunks, file.value, end)) : file;
    } catch (error) {
      end();
      throw error;
    }
  });
}

/** Lets one export of an account be under way, and few in all; what it gives ends one. */
function exportTurns(): (userId: string) => Result<() => void> {
  const exporting = new Set<string>();
  return (userId) => {
    if (exporting.has(userId)) {
      const sentence = t`An export of this account is under way. Please wait until it has finished.`;
      return fail('rate_limited', sentence, { retryAfterSeconds: 10 });
    }
    if (exporting.size >= MAX_EXPORTS) {
      const sentence = t`Several exports are under way. Please try again in a minute.`;
      return fail('unavailable', sentence, { retryAfterSeconds: 60 });
    }
    exporting.add(userId);
    return ok(() => exporting.delete(userId));
  };
}
