import { listenForChanges } from '#server/catalogue/read/feed.queries.ts';
import { startWorker } from '#server/db/start-worker.ts';
import { type DeliveryOptions, deliverDue } from './deliver.ts';

/** Sends what changes, whichever process changed it. Gives a function that ends it, and breaks off attempts under way. */
export function startWebhookWorker(options: DeliveryOptions): Promise<() => Promise<void>> {
  return startWorker({
    subscribe: (onWork) => listenForChanges(options.pool, onWork, options.log),
    run: async (stopping) => {
      while (!stopping.aborted && (await deliverDue({ ...options, stopping })) > 0);
    },
    log: options.log,
    failureText: 'webhooks could not be served',
  });
}
