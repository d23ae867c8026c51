import { loadDemo } from '#demo/catalogue/load-demo.ts';
import { removeSource } from '#server/catalogue/store/remove-source.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-db.ts';
import { createLog } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';

const USAGE = 'Usage: npm run demo -- load | remove';

process.exitCode = await main(process.argv.slice(2));

/** Loads or removes the demo catalogue; other sources' data stay. */
async function main([command, ...rest]: readonly string[]): Promise<number> {
  if ((command !== 'load' && command !== 'remove') || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  try {
    const log = createLog('error');
    const store = await openStore({ ...readConfig(process.env), log });
    try {
      await migrate(store.pool, log);
      const sentence =
        command === 'load'
          ? `Demo catalogue loaded: ${(await loadDemo(store, log)).written} trade items written.`
          : `Demo catalogue removed: ${(await removeSource(store.pool, 'demo')).removed} trade items removed.`;
      process.stdout.write(`${sentence}\n`);
      return 0;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
