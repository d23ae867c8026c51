import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import type { Log } from '#server/log.ts';
import type { CatalogueChange } from '../document.ts';
import { unreachable } from '../search-failure.ts';
import { reach } from './cluster.ts';
import { indexDocument } from './index-document.ts';

/** Products of one request: some megabytes. */
const BATCH = 500;
const MAX_ATTEMPTS = 6;
const PAUSE_MS = 250;

/**
 * Sends changes, each with its sequence as the version of the product: the cluster ignores a change that is older than
 * what it has, so that changes may be sent again, and by two processes at once.
 */
export async function sendChanges(
  client: Client,
  index: string,
  changes: readonly CatalogueChange[],
  log: Log,
): Promise<void> {
  for (let start = 0; start < changes.length; start += BATCH) {
    let left = changes.slice(start, start + BATCH);
    for (let attempt = 0; left.length > 0; attempt++) {
      if (attempt === MAX_ATTEMPTS) throw unreachable(new Error('the cluster takes no more changes'));
      if (attempt > 0) await pause(PAUSE_MS * 2 ** attempt);
      left = await sendBatch(client, index, left, log);
    }
  }
}

/** The changes that are to be sent again, as the cluster could not take them just now. */
async function sendBatch(
  client: Client,
  index: string,
  changes: readonly CatalogueChange[],
  log: Log,
): Promise<CatalogueChange[]> {
  const answer = await reach(() => client.bulk({ index, body: changes.flatMap(linesOf) as never }));
  if (!answer.body.errors) return [];
  return changes.filter((change, i) => {
    const result = Object.values(answer.body.items[i] ?? {})[0];
    const { status = 500, error } = result ?? {};
    if (status === 409 || status === 404 || status < 300) return false;
    if (status === 429 || status >= 500) return true;
    log.error({ gtin: gtinOf(change), reason: error?.reason }, 'the search cluster refused a product');
    return false;
  });
}

const gtinOf = (change: CatalogueChange) => (change.kind === 'upsert' ? change.document.gtin : change.gtin);

function linesOf(change: CatalogueChange): unknown[] {
  const about = { _id: gtinOf(change), version: change.sequence, version_type: 'external' };
  return change.kind === 'upsert' ? [{ index: about }, indexDocument(change.document)] : [{ delete: about }];
}
