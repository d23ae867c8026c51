import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import type { Peer, PeerQuery, PeerRow } from './peer.ts';

const COLUMNS = ['category', 'nova', 'smart', ...ALLERGEN_KEYS.map((key) => `no_${key}`)];

/** SQLite's FTS5 in this process: no text stored, rows in order of popularity, beginnings of two and three letters indexed. */
export async function openSqlite(batches: AsyncIterable<readonly PeerRow[]>): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-sqlite-'));
  const db = new DatabaseSync(join(folder, 'products.db'));
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA mmap_size = 4294967296;
    PRAGMA cache_size = -524288;
    CREATE VIRTUAL TABLE texts USING fts5(name, ingredients, content='', prefix='2 3',
      tokenize="unicode61 remove_diacritics 0 tokenchars '.%'");
    CREATE TABLE products (id INTEGER PRIMARY KEY, ${COLUMNS.join(', ')})`);
  const text = db.prepare('INSERT INTO texts (rowid, name, ingredients) VALUES (?, ?, ?)');
  const product = db.prepare(`INSERT INTO products VALUES (?, ${COLUMNS.map(() => '?').join(', ')})`);
  for await (const rows of batches) {
    db.exec('BEGIN');
    for (const { id, name, ingredients, category, nova, smart, allergens } of rows) {
      text.run(id, name.join(' '), ingredients.join(' '));
      const without = ALLERGEN_KEYS.map((key) => Number(!allergens.includes(key)));
      product.run(id, category, nova, Number(smart), ...without);
    }
    db.exec('COMMIT');
  }
  db.exec(
    "INSERT INTO texts (texts) VALUES ('optimize'); CREATE INDEX by_category ON products (category); ANALYZE",
  );
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const all = (sql: string, values: readonly (string | number)[]) => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...values);
  };
  return {
    name: 'SQLite FTS5',
    async search(query, facets) {
      const { from, where, values } = conditionsOf(query);
      const counted = facets
        ? all(
            `SELECT category, nova, smart, count(*) AS count, ${SUMS} ${from} ${where} GROUP BY 1, 2, 3`,
            values,
          )
        : all(`SELECT count(*) AS count ${from} ${where}`, values);
      const order = query.conditions.length > 0 ? 'bm25(texts, 8, 1), texts.rowid' : 'id';
      const id = query.conditions.length > 0 ? 'texts.rowid' : 'id';
      all(`SELECT ${id} ${from} ${where} ORDER BY ${order} LIMIT ? OFFSET ?`, [
        ...values,
        query.limit,
        query.offset,
      ]);
      return counted.reduce((sum, { count }) => sum + Number(count), 0);
    },
    processorMs: () => 0,
    async close() {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const SUMS = ALLERGEN_KEYS.map((key) => `sum(no_${key})`).join(', ');

function conditionsOf({ conditions, category, nova, smart, without }: PeerQuery) {
  const words = conditions.map(
    (any) => `(${any.map(({ text, isPrefix }) => `"${text}"${isPrefix ? '*' : ''}`).join(' OR ')})`,
  );
  const filters = [
    ...(category === null ? [] : ['category = ?']),
    ...(nova === null ? [] : ['nova = ?']),
    ...(smart ? ['smart = 1'] : []),
    ...without.map((key) => `no_${key} = 1`),
  ];
  // Without filters and facets the products themselves are not needed, but SQLite joins them fast by their number.
  const from = words.length === 0 ? 'FROM products' : 'FROM texts JOIN products ON id = texts.rowid';
  const all = [...(words.length === 0 ? [] : ['texts MATCH ?']), ...filters];
  return {
    from,
    where: all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`,
    values: [
      ...(words.length === 0 ? [] : [words.join(' AND ')]),
      ...(category === null ? [] : [category]),
      ...(nova === null ? [] : [nova]),
    ],
  };
}
