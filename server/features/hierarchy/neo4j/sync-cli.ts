import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-db.ts';
import { createLog } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';
import { describeTrouble, openDriver } from './neo4j-driver.ts';
import { syncNeo4j } from './sync-neo4j.ts';

/** `npm run sync:neo4j`: loads the hierarchies of the store into Neo4j. Exit 1 with one sentence where it cannot. */
try {
  await sync();
} catch (error) {
  const trouble = describeTrouble(error);
  const sentence =
    trouble === undefined
      ? undefined
      : `Neo4j at ${process.env.NEO4J_URL} ${trouble}: nothing was lost, run it again.`;
  process.stderr.write(
    `${sentence ?? (error instanceof StartError ? error.message : (error as Error).stack)}\n`,
  );
  process.exitCode = 1;
}

async function sync(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.neo4j)
    throw new StartError('Set NEO4J_URL, NEO4J_USER and NEO4J_PASSWORD to the Neo4j that is to be loaded.');
  const log = createLog('warn');
  const store = await openStore({ ...config, log });
  const driver = await openDriver(config.neo4j);
  try {
    await migrate(store.pool, log);
    const { items, links, removed } = await syncNeo4j(store.pool, driver);
    process.stdout.write(
      `Neo4j has ${items} trade items and ${links} relationships of them; ${removed} that are gone were removed.\n`,
    );
  } finally {
    await driver.close();
    await store.close();
  }
}
