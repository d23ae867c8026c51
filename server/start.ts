import { setTimeout as pause } from 'node:timers/promises';
import { claimDataDir } from './claim-data-dir.ts';
import { type Config, readConfig } from './config.ts';
import { openStore } from './db/open-db.ts';
import { holdFreePort } from './free-port.ts';
import { createLog } from './log.ts';
import { openSearchWords } from './open-search-words.ts';
import type { Closers } from './serve.ts';
import { explainStart } from './start-error.ts';
import { openTracing } from './tracing/open-tracing.ts';

export interface RunningServer {
  readonly url: string;
  /** Where development mail is read; undefined where mail goes out by SMTP. */
  readonly mailbox: string | undefined;
  /** Finishes requests in flight, writes everything down and closes. */
  stop(): Promise<void>;
}

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
    throw explainStart(error, config.dataDir);
  }
}

/** Threads that give way to all else may take seconds to end on a busy machine. */
const CLOSE_PATIENCE_MS = 30_000;

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
  const held = config.port === 0 ? await holdFreePort(config.host) : undefined;
  if (held) closers.push(held.release);
  const port = held?.port ?? config.port;
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const tradeWords = await openSearchWords(config.searchWords);
  const claim = await claimDataDir(config.dataDir, publicUrl);
  closers.push(claim.release);
  const tracer = await openTracing(config.traceCollector);
  if (tracer) closers.push(tracer.stop);
  const loadCode = () => import('./serve.ts');
  // While PostgreSQL starts in its own process, this one loads its code. Where that fails, it does so again below.
  const onLaunch = () => void loadCode().catch(() => undefined);
  const store = await openStore({ ...config, log, tracer, onLaunch });
  closers.push(store.close);
  signal.throwIfAborted();
  const { serve } = await loadCode();
  const releasePort = held?.release;
  await serve({ config, store, port, releasePort, publicUrl, tradeWords, tracer, log }, closers, signal);
  return { url: publicUrl, mailbox: config.smtpUrl === undefined ? `${publicUrl}/dev/mailbox` : undefined };
}
