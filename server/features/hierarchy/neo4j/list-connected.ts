import type { Driver, ManagedTransaction } from 'neo4j-driver';
import { fail, ok } from '#contract/result.ts';
import type { HierarchyRow, ListConnected } from '#server/features/hierarchy/hierarchy.queries.ts';
import type { Log } from '#server/log.ts';
import { describeTrouble } from './neo4j-driver.ts';

type Item = Omit<HierarchyRow, 'contains'>;

const QUERY_TIMEOUT_MS = 5_000;

const PROPERTIES = `{
  .gtin, in_catalogue: coalesce(item.in_catalogue, true), .name, .normalized_name, .product_type,
  .family_code, .class_code, .brick_code,
  nutrient_available: coalesce(item.nutrient_available, false),
  allergen_available: coalesce(item.allergen_available, false)
} AS item`;

const ITSELF = `MATCH (item:TradeItem {gtin: $gtin}) RETURN item ${PROPERTIES}`;

/** Step by step outwards, each item once: paths through a circle, or through an assortment, would have no end. */
const NEIGHBOURS = `
  UNWIND $frontier AS gtin
  MATCH (:TradeItem {gtin: gtin})-[:CONTAINS]-(item:TradeItem)
  WHERE NOT item.gtin IN $seen
  WITH DISTINCT item ORDER BY item.gtin LIMIT toInteger($left)
  RETURN item ${PROPERTIES}`;

const LINKS = `
  UNWIND $gtins AS gtin
  MATCH (:TradeItem {gtin: gtin})-[link:CONTAINS]->(content:TradeItem)
  WHERE content.gtin IN $gtins
  RETURN gtin AS parent, content.gtin AS gtin, coalesce(link.quantity, 1) AS quantity ORDER BY parent, gtin`;

/** From Neo4j. A database that is down or refuses us is a failure with a sentence, never an empty hierarchy. */
export function listConnectedInNeo4j(driver: Driver, log: Log): ListConnected {
  return async (gtin, limit) => {
    const session = driver.session({ defaultAccessMode: 'READ' });
    try {
      const rows = await session.executeRead((transaction) => walk(transaction, gtin, limit), {
        timeout: QUERY_TIMEOUT_MS,
      });
      return ok(rows);
    } catch (error) {
      const trouble = describeTrouble(error);
      if (trouble === undefined) throw error;
      log.warn({ code: (error as { code: string }).code }, `Neo4j ${trouble}`);
      return fail(
        'unavailable',
        `The hierarchy is kept in Neo4j, which ${trouble} at the moment. Try again later.`,
      );
    } finally {
      await session.close();
    }
  };
}

async function walk(transaction: ManagedTransaction, gtin: string, limit: number): Promise<HierarchyRow[]> {
  const list = async (query: string, parameters: object): Promise<Item[]> => {
    const { records } = await transaction.run<{ item: Item }>(query, parameters);
    return records.map((record) => withNulls(record.get('item')));
  };
  const items = await list(ITSELF, { gtin });
  for (let frontier = items; frontier.length > 0 && items.length < limit; ) {
    const seen = items.map((item) => item.gtin);
    frontier = await list(NEIGHBOURS, {
      frontier: frontier.map((item) => item.gtin),
      seen,
      left: limit - items.length,
    });
    items.push(...frontier);
  }
  return withContents(transaction, items);
}

async function withContents(
  transaction: ManagedTransaction,
  items: readonly Item[],
): Promise<HierarchyRow[]> {
  const gtins = items.map(({ gtin }) => gtin);
  type Link = { parent: string; gtin: string; quantity: number };
  const { records } = await transaction.run<Link>(LINKS, { gtins });
  const byParent = Map.groupBy(
    records.map((record) => record.toObject()),
    ({ parent }) => parent,
  );
  return items.map((item) => ({
    ...item,
    contains: (byParent.get(item.gtin) ?? []).map(({ gtin, quantity }) => ({ gtin, quantity })),
  }));
}

/** A property that is not set is not there at all. */
function withNulls(item: Item): Item {
  const { name, normalized_name, product_type, family_code, class_code, brick_code } = item;
  return {
    ...item,
    name: name ?? null,
    normalized_name: normalized_name ?? null,
    product_type: product_type ?? null,
    family_code: family_code ?? null,
    class_code: class_code ?? null,
    brick_code: brick_code ?? null,
  };
}
