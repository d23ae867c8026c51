import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isDemoLoaded, loadDemo } from '#demo/catalogue/load-demo.ts';
import { buildApp } from './app.ts';
import { evaluateInBackground } from './catalogue/evaluation/evaluate-in-background.ts';
import { takeVersionWhereEmpty } from './catalogue/evaluation/evaluation.queries.ts';
import { claimDataDir } from './claim-data-dir.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openStore, type Store } from './db/open-db.ts';
import { openReads } from './db/open-reads.ts';
import { withStoreLock } from './db/store-lock.ts';
import { findFreePort } from './free-port.ts';
import { agreeOnKeys } from './keys/agree-on-keys.ts';
import { loadKeyRing } from './keys/secret-keys.ts';
import { createLog } from './log.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { smtpTransport } from './mail/transport.ts';
import { openEngine } from './open-engine.ts';
import { openSearchWords } from './open-search-words.ts';
import { startGapCounter } from './operator/count-gaps.ts';
import { StartError } from './start-error.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { startWatchWorker } from './watches/watch-worker.ts';
import { sealPlainSecrets } from './webhooks/secret.ts';
import { startWebhookWorker } from './webhooks/webhook-worker.ts';

export interface RunningServer {
  readonly url: string;
  /** Where development mail is read; undefined where mail goes out by SMTP. */
  readonly mailbox: string | undefined;
  /** Finishes requests in flight, writes everything down and closes. */
  stop(): Promise<void>;
}

/** Things opened so far, closed in the opposite order. */
type Closers = (() => Promise<void> | void)[];

/**
 * Starts Larder: store, migrations, demo catalogue, search, HTTP. Throws StartError with one sentence where the
 * surroundings do not allow it, and the signal's reason where it was aborted; whatever was opened by then is closed again.
 */
export async function start(environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<RunningServer> {
  const config = readConfig(environment);
  const closers: Closers = [];
  const stop = () => closeAll(closers.splice(0).reverse());
  try {
    return { ...(await open(config, closers, signal)), stop };
  } catch (error) {
    // Whatever goes wrong with the closing, the reason is told.
    await Promise.race([stop().catch(() => undefined), pause(CLOSE_PATIENCE_MS)]);
    throw error;
  }
}

const CLOSE_PATIENCE_MS = 10_000;

/** One that cannot be closed keeps none of the others open: the store comes last. */
async function closeAll(closers: Closers): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function open(
  config: Config,
  closers: Closers,
  signal: AbortSignal,
): Promise<Omit<RunningServer, 'stop'>> {
  const log = createLog(config.logLevel);
  const clock = () => new Date();
  const port = config.port === 0 ? await findFreePort(config.host) : config.port;
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const tradeWords = await openSearchWords(config.searchWords);
  const claim = await claimDataDir(config.dataDir, publicUrl);
  closers.push(claim.release);
  const tracer = await openTracing(config.traceCollector);
  if (tracer) closers.push(tracer.stop);
  const store = await openStore({ ...config, log, tracer });
  closers.push(store.close);
  signal.throwIfAborted();
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
  closers.push(() => closeApp(app));
  signal.throwIfAborted();
  await listen(() => app.listen({ host: config.host, port, backlog: BACKLOG }), config.host, port);
  closers.push(evaluateInBackground({ pool: store.pool, log }));
  return { url: publicUrl, mailbox: config.smtpUrl === undefined ? `${publicUrl}/dev/mailbox` : undefined };
}

/**
 * Connections that wait to be accepted. Beyond Node's own 511, a burst while the thread is busy leaves clients that take
 * themselves for connected, and the kernel resets them 15 s later; here they get an answer or a 503. The kernel's
 * `net.core.somaxconn` bounds it.
 */
const BACKLOG = 4_096;

const IDLE_CHECK_MS = 50;
/** Requests in flight get this long; the store has to close within the same five seconds. */
const DRAIN_MS = 2_500;

/**
 * Closes connections as they fall idle: one whose request was in flight would be kept open for the next. Those on which a
 * body or an answer is stuck are cut in the end.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  const deadline = setTimeout(() => {
    app.log.warn('connections with a request under way were cut');
    app.server.closeAllConnections();
  }, DRAIN_MS);
  await app.close();
  clearInterval(timer);
  clearTimeout(deadline);
}

/** Of servers that start at the same time on one store one loads it, and the others wait until it is there. */
async function loadDemoOnce(store: Store, log: ReturnType<typeof createLog>): Promise<void> {
  if (await isDemoLoaded(store)) return;
  await withStoreLock(store.pool, 'demo catalogue', async () => {
    if (await isDemoLoaded(store)) return;
    const { written } = await loadDemo(store, log);
    log.info({ written }, 'the demo catalogue was loaded');
  });
}

async function listen(work: () => Promise<unknown>, host: string, port: number): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`PORT ${port} on ${host} is in use: stop what listens there, or set PORT.`);
    if (code === 'EACCES')
      throw new StartError(`PORT ${port} may not be opened by this user: set PORT to 1024 or more.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}
