import { randomUUID } from 'node:crypto';
import type { Driver, Session } from 'neo4j-driver';
import type { Pool, PoolClient } from 'pg';
import { listItemsAfter, listLinksAfter } from '#server/features/hierarchy/hierarchy.queries.ts';

/** Rows of one transaction: enough that its round trips weigh nothing. */
const BATCH = 5_000;

const SCHEMA = [
  'CREATE CONSTRAINT trade_item_gtin IF NOT EXISTS FOR (item:TradeItem) REQUIRE item.gtin IS UNIQUE',
  'CREATE INDEX trade_item_sync IF NOT EXISTS FOR (item:TradeItem) ON (item.sync)',
  'CREATE INDEX contains_sync IF NOT EXISTS FOR ()-[link:CONTAINS]-() ON (link.sync)',
];

const PUT_ITEMS = `
  UNWIND $rows AS row MERGE (item:TradeItem {gtin: row.gtin})
  SET item = row, item.in_catalogue = true, item.sync = $run`;

/** What is contained and not in the catalogue is a node too, of which only the number is known. */
const PUT_LINKS = `
  UNWIND $rows AS row
  MATCH (parent:TradeItem {gtin: row.parent}) MERGE (child:TradeItem {gtin: row.child})
  FOREACH (_ IN CASE WHEN child.sync = $run THEN [] ELSE [1] END |
    SET child = {gtin: row.child, in_catalogue: false, sync: $run})
  MERGE (parent)-[link:CONTAINS]->(child) SET link.quantity = row.quantity, link.sync = $run`;

const DROP_LINKS = `
  MATCH ()-[link:CONTAINS]->() WHERE link.sync <> $run OR link.sync IS NULL
  WITH link LIMIT ${BATCH} DELETE link RETURN count(*) AS count`;
const DROP_ITEMS = `
  MATCH (item:TradeItem) WHERE item.sync <> $run OR item.sync IS NULL
  WITH item LIMIT ${BATCH} DETACH DELETE item RETURN count(*) AS count`;

export interface SyncCounts {
  readonly items: number;
  readonly links: number;
  /** Trade items that Neo4j had and the store no longer has. */
  readonly removed: number;
}

/**
 * Makes Neo4j's trade items and their relationships those of the store, as of one moment; other labels are left
 * alone. May be stopped and run again at any time. Throws the driver's errors.
 */
export async function syncNeo4j(pool: Pool, driver: Driver): Promise<SyncCounts> {
  const client = await pool.connect();
  const session = driver.session();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const statement of SCHEMA) await session.run(statement);
    await session.run('CALL db.awaitIndexes(300)');
    const run = randomUUID();
    const items = await putItems(client, session, run);
    const links = await putLinks(client, session, run);
    await drop(session, DROP_LINKS, run);
    return { items, links, removed: await drop(session, DROP_ITEMS, run) };
  } finally {
    await client.query('ROLLBACK');
    client.release();
    await session.close();
  }
}

async function putItems(client: PoolClient, session: Session, run: string): Promise<number> {
  let total = 0;
  for (let last = ''; ; ) {
    const rows = await listItemsAfter(client, last, BATCH);
    last = rows.at(-1)?.gtin ?? last;
    if (rows.length === 0) return total;
    await session.executeWrite((transaction) => transaction.run(PUT_ITEMS, { rows, run }));
    total += rows.length;
  }
}

async function putLinks(client: PoolClient, session: Session, run: string): Promise<number> {
  let total = 0;
  let last = { parent: '', child: '' };
  for (;;) {
    const rows = await listLinksAfter(client, last, BATCH);
    last = rows.at(-1) ?? last;
    if (rows.length === 0) return total;
    await session.executeWrite((transaction) => transaction.run(PUT_LINKS, { rows, run }));
    total += rows.length;
  }
}

async function drop(session: Session, statement: string, run: string): Promise<number> {
  let total = 0;
  for (;;) {
    const result = await session.executeWrite((transaction) => transaction.run(statement, { run }));
    const count = Number(result.records[0]?.get('count') ?? 0);
    total += count;
    if (count === 0) return total;
  }
}
