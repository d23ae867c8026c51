import { start } from './start.ts';
import { StartError } from './start-error.ts';

/** Requests in flight and the store get this long to end in order. */
const STOP_PATIENCE_MS = 4_500;

try {
  const server = await start(process.env);
  process.stdout.write(
    `\n  Larder   ${server.url}\n${server.mailbox ? `  Mail     ${server.mailbox}\n` : ''}\n`,
  );
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Should something hang, the process still ends; the store recovers from its log.
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  // The one who starts it needs the sentence, not the stack; anything else is a fault of ours.
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
