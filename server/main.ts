import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Compiled code is kept for the next start, which then takes half the time to load it: in a folder of ours, since who can write
 * there can run code. NODE_COMPILE_CACHE names another; where none can be written, all is compiled at each start.
 */
const COMPILED = join(import.meta.dirname, '..', 'node_modules', '.cache', 'larder');
enableCompileCache(COMPILED);
// Threads look here alone.
process.env.NODE_COMPILE_CACHE ??= COMPILED;
// After it, so that what they load comes from there.
const { afterRunning } = await import('./after-running.ts');
const { start } = await import('./start.ts');
const { StartError } = await import('./start-error.ts');

/** Far more than requests in flight and the store need; less than what starts Larder gives it until it kills it. */
const STOP_PATIENCE_MS = 9_000;

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) return;
    // Should something hang, the process still ends; the store recovers from its log.
    afterRunning(STOP_PATIENCE_MS, () => process.exit(1));
    stopping.abort();
  });
}

try {
  const server = await start(process.env, stopping.signal);
  process.stdout.write(
    `\n  Larder   ${server.url}\n${server.mailbox ? `  Mail     ${server.mailbox}\n` : ''}\n`,
  );
  // Not only at the end, which a crash never comes to.
  flushCompileCache();
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  await server.stop();
  process.exit(0);
} catch (error) {
  if (error === stopping.signal.reason) process.exit(0);
  // The one who starts it needs the sentence, not the stack; anything else is a fault of ours.
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
