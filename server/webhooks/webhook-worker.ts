import { listenForChanges } from '#server/catalogue/read/feed.queries.ts';
import { type DeliveryOptions, deliverDue } from './deliver.ts';

/** How often to look for messages put off, and for those of a process that died. */
const LOOK_MS = 5_000;

/** Sends what changes, whichever process changed it. Gives a function that ends it after the attempts under way. */
export async function startWebhookWorker(options: DeliveryOptions): Promise<() => Promise<void>> {
  let stopped = false;
  let working: Promise<void> | undefined;
  let isAskedAgain = false;
  const work = async () => {
    try {
      while (!stopped && (await deliverDue(options)) > 0);
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
      if (isAskedAgain && !stopped) look();
    });
  };
  const unlisten = await listenForChanges(options.pool, look, options.log);
  const timer = setInterval(look, LOOK_MS);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await unlisten();
    await working;
  };
}
