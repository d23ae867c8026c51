import type { Client } from '@opensearch-project/opensearch';
import type { SearchBody } from './answer.ts';
import { reach } from './cluster.ts';

/** Longer than a page of rows takes; the cluster then forgets the moment by itself. */
const KEEP_ALIVE = '1m';

interface Row {
  readonly _source?: { readonly gtin: string };
  readonly sort?: readonly unknown[];
}

/** The GTINs of every row of a search, page after page of one moment of the index: rows may be added meanwhile. */
export async function listToEnd(client: Client, index: string, body: SearchBody): Promise<Float64Array> {
  const { body: point } = await reach(() => client.createPit({ index: [index], keep_alive: KEEP_ALIVE }));
  const pit = { id: point.pit_id as string, keep_alive: KEEP_ALIVE };
  const gtins: number[] = [];
  try {
    let after: Row['sort'];
    for (;;) {
      const page = { ...body, pit, ...(after && { search_after: after }) };
      const answer = await reach(() =>
        client.search({ body: page as never, allow_partial_search_results: false }),
      );
      const rows = answer.body.hits.hits as unknown as readonly Row[];
      for (const { _source } of rows) gtins.push(Number(_source?.gtin));
      after = rows.at(-1)?.sort;
      if (after === undefined) return Float64Array.from(gtins);
    }
  } finally {
    await client.deletePit({ body: { pit_id: [pit.id] } }).catch(() => undefined);
  }
}
