import { isDemoLoaded, loadDemo } from '#demo/catalogue/load-demo.ts';
import { evaluateInBackground } from './catalogue/evaluation/evaluate-in-background.ts';
import { takeVersionWhereEmpty } from './catalogue/evaluation/evaluation.queries.ts';
import { collectWhenQuiet } from './collect-when-quiet.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import type { Store } from './db/open-db.ts';
import { openReads } from './db/open-reads.ts';
import { withStoreLock } from './db/store-lock.ts';
import { agreeOnKeys } from './keys/agree-on-keys.ts';
import { loadKeyRing } from './keys/secret-keys.ts';
import { addressesOf, listen } from './listen.ts';
import type { createLog } from './log.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { smtpTransport } from './mail/transport.ts';
import { openEngine } from './open-engine.ts';
import { startGapCounter } from './operator/count-gaps.ts';
import { orderlyClose } from './orderly-close.ts';
import type { TradeWords } from './search/words/parse-trade-words.ts';
import type { Tracer } from './tracing/tracer.ts';
import { startWatchWorker } from './watches/watch-worker.ts';
import { sealPlainSecrets } from './webhooks/secret.ts';
import { startWebhookWorker } from './webhooks/webhook-worker.ts';

/** Things opened so far, closed in the opposite order. */
export type Closers = (() => Promise<void> | void)[];

export interface ServeOptions {
  readonly config: Config;
  readonly store: Store;
  readonly port: number;
  /** Frees the port where it was held until now. */
  readonly releasePort: (() => Promise<void>) | undefined;
  readonly publicUrl: string;
  readonly tradeWords: TradeWords;
  readonly tracer: Tracer | undefined;
  readonly log: ReturnType<typeof createLog>;
}

/** What follows the opening of the store: migrations, demo catalogue, search, workers, HTTP. */
export async function serve(options: ServeOptions, closers: Closers, signal: AbortSignal): Promise<void> {
  const { config, store, port, releasePort, publicUrl, tradeWords, tracer, log } = options;
  const clock = () => new Date();
  await migrate(store.pool, log);
  const keys = await loadKeyRing(config.dataDir, config.secretKey);
  await agreeOnKeys(store.pool, keys);
  const reads = await openReads(config.databaseReadUrl, store, log, tracer);
  closers.push(reads.close);
  await takeVersionWhereEmpty(store.pool);
  signal.throwIfAborted();
  if (config.demo) await loadDemoOnce(store, log);
  signal.throwIfAborted();
  const search = await openEngine({ config, store, reads, log, tradeWords });
  closers.push(() => search.close());
  if (config.smtpUrl !== undefined) {
    const transport = smtpTransport(config.smtpUrl, config.mailFrom);
    closers.push(await startMailWorker({ ...store, transport, clock, log }));
  }
  closers.push(await startWatchWorker({ db: store.db, search, publicUrl, clock, log }));
  const allowsLoopback = config.webhookLoopback;
  await sealPlainSecrets(store.pool, keys);
  closers.push(await startWebhookWorker({ ...store, keys, allowsLoopback, clock, log }));
  if (config.operatorToken !== undefined)
    closers.push(await startGapCounter({ ...store, reads, clock, log }));
  // The largest part of the code: loaded while the threads of search start.
  const { buildApp } = await import('./app.ts');
  const app = await buildApp({
    config,
    publicUrl,
    db: store.db,
    pool: store.pool,
    reads,
    keys,
    search,
    clock,
    log,
    tracer,
  });
  let besides: Awaited<ReturnType<typeof listen>> = [];
  closers.push(orderlyClose(app, () => besides));
  signal.throwIfAborted();
  await releasePort?.();
  besides = await listen(app, await addressesOf(config.host), port);
  closers.push(evaluateInBackground({ pool: store.pool, log }), collectWhenQuiet());
}

/** Of servers that start at the same time on one store one loads it, and the others wait until it is there. */
async function loadDemoOnce(store: Store, log: ServeOptions['log']): Promise<void> {
  if (await isDemoLoaded(store)) return;
  await withStoreLock(store.pool, 'demo catalogue', async () => {
    if (await isDemoLoaded(store)) return;
    const { written } = await loadDemo(store, log);
    log.info({ written }, 'the demo catalogue was loaded');
  });
}
