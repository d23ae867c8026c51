import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ImportError } from '#importers/import-error.ts';
import { openInput } from '#importers/input/resolve-input.ts';
import { openSource } from '#importers/open-source.ts';
import { runImport } from '#importers/run/run-import.ts';
import type { Store } from '#server/db/open-db.ts';
import { type Chance, chance } from './generate.ts';

const MESSAGE = join(import.meta.dirname, '../../importers/sources/gdsn/fixtures/pallet-3.1.xml');
const OFF = `code\tproduct_name\tbrands\tquantity\tserving_size\tingredients_text\tcategories_tags\tlabels_tags\tallergens\ttraces_tags\timage_url\tunique_scans_n\tenergy_100g\tsalt_100g\tfat_100g
3017620422003\tOat bar\tIvelle, Other\t6 x 40 g\t1 bar (40 g)\tOats, _milk_, honey\ten:snacks\ten:vegetarian\ten:milk\ten:nuts\thttp://images.example/1.jpg\t99\t1674\t0.5\t9
5449000000996\tCola\tCoca\t330 ml\t100 ml\tWater, sugar, E150d\ten:colas\t\t\t\t\t5\t180\t0\t0
`;
const PRICES =
  'gtin,price,unit\n036000291452,"1,234.50",case\n3017620422003,2.10,each\n5449000000996,1,bottle\n';

type Outcome = 'taken' | 'refused' | 'crashed';

/** Imports files that were whole once, each spoilt from its own seed. */
export async function importMutated(store: Store, folder: string, count: number, firstSeed = 1) {
  const wholes = [
    ['a.xml', await readFile(MESSAGE)],
    ['a.tsv', Buffer.from(OFF)],
    ['a.tsv.gz', gzipSync(OFF)],
    ['a.csv', Buffer.from(PRICES)],
  ] as const;
  const outcomes: Record<Outcome, number> = { taken: 0, refused: 0, crashed: 0 };
  const faults: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const from = chance(seed);
    const [name, whole] = from.pick(wholes);
    const path = join(folder, `${seed}-${name}`);
    await writeFile(path, spoil(whole, from));
    const outcome = await importOne(store, path, folder).catch((error: Error) => {
      faults.push(`seed ${seed}, ${name}: ${error.stack ?? error.message}`);
      return 'crashed' as const;
    });
    outcomes[outcome]++;
  }
  return { outcomes, faults: [...faults, ...(await findHalves(store))] };
}

async function importOne(store: Store, path: string, dataDir: string): Promise<Outcome> {
  try {
    const set = await openInput(path, { workingFolder: dataDir, downloadFolder: dataDir }, () => undefined);
    try {
      const source = await openSource(set, undefined, store.db);
      await runImport(set, source, { ...store, dataDir });
      return 'taken';
    } finally {
      await set.close();
    }
  } catch (error) {
    if (error instanceof ImportError) return 'refused';
    throw error;
  }
}

/** One to four changes: bytes turned, cut out, doubled, put in, or the end cut off. */
function spoil(whole: Buffer, from: Chance): Buffer {
  let bytes = whole;
  for (let changes = 1 + from.below(4); changes > 0; changes--) {
    const at = from.below(bytes.length + 1);
    const end = Math.min(bytes.length, at + 1 + from.below(40));
    const [before, slice, after] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)];
    const noise = Buffer.from(Array.from({ length: 1 + from.below(12) }, () => from.below(256)));
    bytes = from.pick([
      Buffer.concat([before, noise, after]),
      Buffer.concat([before, after]),
      Buffer.concat([before, slice, slice, after]),
      Buffer.concat([
        before,
        Buffer.from(from.pick(['<', '&', '"', '\0', '\ud800', '\t\t', '\n', '\r', '-', '9e99'])),
        slice,
        after,
      ]),
      from.next() < 0.2 ? before : bytes,
    ]);
  }
  return bytes;
}

/** What a batch leaves that was not wholly written or wholly left out. */
async function findHalves({ pool }: Store): Promise<string[]> {
  const { rows } = await pool.query<{ what: string; count: number }>(`
    SELECT 'products without a record' AS what, count(*) FROM products product
      WHERE NOT EXISTS (SELECT FROM source_records record WHERE record.gtin = product.gtin)
    UNION ALL SELECT 'records without a product', count(*) FROM source_records record
      WHERE source <> 'prices' -- A price makes no product.
        AND NOT EXISTS (SELECT FROM products product WHERE product.gtin = record.gtin)
    UNION ALL SELECT 'runs that never ended', count(*) FROM import_runs WHERE status = 'running'`);
  return rows.filter(({ count }) => count > 0).map(({ what, count }) => `${count} ${what}`);
}
