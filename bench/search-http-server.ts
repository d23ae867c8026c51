import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-db.ts';
import { createLog } from '#server/log.ts';
import { openSearchIndex } from '#server/search/embedded/search-index.ts';
import { localDeps } from '#tests/support/local-deps.ts';

/**
 * The whole application over a saved index and an empty store, with one route more that has nothing to do but to send this many
 * bytes through the same hooks. `node search-http-server.ts FOLDER PRODUCTS BYTES`; its address comes on the standard error.
 */
const [dataDir = '', products = '', bytes = ''] = process.argv.slice(2);
const log = createLog('warn');
const store = await openStore({ databaseUrl: undefined, dataDir, log });
await migrate(store.pool, log);
const search = await openSearchIndex({
  dataDir,
  log,
  feed: {
    latestSequence: async () => 1,
    countProducts: async () => Number(products),
    readAll: () => {
      throw new Error('The index is read from its snapshot.');
    },
    readSince: async function* () {
      // Nothing changes.
    },
  },
});
const app = await buildApp(await localDeps(dataDir, { ...store, search, log: createLog('info') }));
const empty = Buffer.alloc(Number(bytes), 'x');
app.get('/empty', (_request, reply) => reply.type('application/json; charset=utf-8').send(empty));
while (!search.isReady()) await pause(10);
process.stderr.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', async () => {
  await app.close();
  await search.close();
  await store.close();
});
