import { listenForChanges } from '#server/catalogue/read/feed.queries.ts';
import { type DeliveryOptions, deliverDue } from './deliver.ts';

/** How often to look for messages put off, and for those of a process that died. */
const LOOK_MS = 5_000;

/** Sends what changes, whichever process changed it. Gives a function that ends it, and breaks off attempts under way. */
export async function startWebhookWorker(options: DeliveryOptions): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  let isAskedAgain = false;
  const work = async () => {
    try {
      while (!stopping.signal.aborted && (await deliverDue({ ...options, stopping: stopping.signal })) > 0);
    } catch (error) {
      options.log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'webhooks could not be served',
      );
    }
  };
  const look = () => {
    isAskedAgain = working !== undefined;
    working ??= work().finally(() => {
      working = undefined;
      if (isAskedAgain && !stopping.signal.aborted) look();
    });
  };
  const unlisten = await listenForChanges(options.pool, look, options.log);
  const timer = setInterval(look, LOOK_MS);
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await unlisten();
    await working;
  };
}
