import type { PoolClient } from 'pg';

/** Ids of the brands by name; brands not seen before are added. */
export async function findBrandIds(
  client: PoolClient,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return new Map();
  const ids = new Map(await selectIds(client, 'SELECT name, id FROM brands WHERE name = ANY($1)', distinct));
  const unseen = distinct.filter((name) => !ids.has(name));
  if (unseen.length > 0) {
    const insert = 'INSERT INTO brands (name) SELECT unnest($1::text[]) RETURNING name, id';
    for (const [name, id] of await selectIds(client, insert, unseen)) ids.set(name, id);
  }
  return ids;
}

async function selectIds(
  client: PoolClient,
  text: string,
  names: readonly string[],
): Promise<[string, number][]> {
  const { rows } = await client.query<[string, number]>({ text, values: [names], rowMode: 'array' });
  return rows;
}
