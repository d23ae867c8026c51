import { listenForChanges } from '#server/catalogue/read/feed.queries.ts';
import { startWorker } from '#server/db/start-worker.ts';
import { type DeliveryOptions, deliverNext, takeWebhooks } from './deliver.ts';

/** Webhooks served at the same time: more than the slow receivers of a few accounts. */
const PLACES = 32;

/** Sends what changes, whichever process changed it. Gives a function that ends it, and breaks off attempts under way. */
export function startWebhookWorker(options: DeliveryOptions): Promise<() => Promise<void>> {
  return startWorker({
    subscribe: (onWork) => listenForChanges(options.pool, onWork, options.log),
    places: PLACES,
    take: (most) => takeWebhooks(options, most),
    work: (hook, stopping) => deliverNext({ ...options, stopping }, hook),
    log: options.log,
    failureText: 'webhooks could not be served',
  });
}
